### The browser client: everything that it says by itself. What a game says stands in the game's own catalogue.

## The frame

web-home = Kosmodrom, home
web-language = Language
web-language-en = English
web-language-pl = Polish
web-theme-light = Light theme
web-theme-dark = Dark theme
web-close = Close
web-cancel = Cancel
web-loading = One moment…
web-error = That did not work. Please try again.
web-not-found = There is nothing here.
web-tools = Tools
web-main = Main
web-skip = Skip to the content
web-name = { $card }

## Games

web-game-race = Race for the Galaxy
web-players = { $least ->
   *[other] { $least }–{ $most }
}
web-players-label = Players

## Who you are

web-welcome = Welcome to the table
web-welcome-help = No account is needed. Say what the others should call you.
web-your-name = Your name
web-enter = Come in
web-name-refused = This name cannot be used. Please take another one.
web-profile = Profile
web-guest = Guest
web-account = Account
web-guest-help = You play as a guest on this device. With an account you keep your games and your name everywhere.
web-account-help = Your games and your name are kept with your account.
web-password = Password
web-password-help = At least ten characters.
web-sign-up = Make an account
web-sign-in = Sign in
web-sign-out = Sign out
web-settings = Settings
web-theme = Theme
web-sound = Sound
web-your-games = Your games
web-no-games = You have not played yet.

## The hall

web-tables = Tables
web-edition = About this edition
web-rules = Rules
web-your-turn-count = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
web-what-to-play = What shall we play?
web-open-tables = Open tables
web-open-tables-count = { $count ->
    [0] none at the moment
    [one] { $count } table
   *[other] { $count } tables
}
web-no-open-tables = Nobody is waiting for players. Open a table: a bot sits down at once.
web-finished-tables = Finished
web-all = All
web-live = Live
web-slow = By turns
web-sit-down = Sit down
web-sit-down-at = Sit down: { $game }, table of { $host }
web-watch = Watch
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-state-of-open = Waiting for players
web-state-of-playing = Being played
web-state-of-finished = Finished
web-options = Rules of the table

## A new table

web-new-table = New table
web-new-table-of = New table: { $game }
web-seats = Seats
web-seat = Seat { $seat }
web-you = you
web-open-seat = Open seat
web-seat-kind = Who takes seat { $seat }
web-seat-open = Open
web-bot-random = Cadet
web-bot-greedy = Pilot
web-bot-search = Commander
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-pace = Pace
web-minutes = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}
web-hours = { $hours ->
    [one] { $hours } hour a decision
   *[other] { $hours } hours a decision
}
web-public = Anybody may sit down
web-public-help = Otherwise only whoever has the link.
web-only-for = Only with { $count } players
web-open-table = Open the table
web-open-table-help = { $open ->
    [0] The game begins at once.
    [one] The game begins as soon as one more player sits down.
   *[other] The game begins as soon as { $open } more players sit down.
}
web-waiting-room = Waiting for players
web-invitation = Link for your fellow players
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-start = Start

## The table

web-table = Table
web-table-of = Table { $id } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-no-table = This table is not there, or it is not for you.
web-seat-of = Table of { $name }
web-own-table = Your table
web-own-hand = Your hand
web-shared = In the middle
web-bot = Bot
web-human = Person
web-chooses = chooses…
web-done = Ready
web-won = won
web-hidden = Face down
web-face-down = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
web-table-menu = Table and settings
web-to-hall = All tables
web-no-table-help = The link may be wrong, or the host has closed the table. Look for it among the tables, or open a new one.
web-not-loaded = The game could not be loaded
web-not-loaded-help = Your seat is safe. Check your connection, then try again.
web-unreachable = The table cannot be reached
web-unreachable-help = We go on trying. If it does not help, check your connection.
web-again = Try again
web-sheet-peek = Show the hand
web-sheet-hand = Show the cards in full
web-sheet-full = Show the question alone
web-write = Write
web-clock = Time left: { $time }
web-clock-days = { $days } d { $hours } h

## Table and settings

web-ask-undo = Ask to go back
web-ask-undo-short = Undo…
web-ask-undo-help = Go back to before my last answer, if the table agrees
web-ask-undo-text = The game goes back to before your last answer, as soon as all people at the table agree. Bots always agree.
web-ask-undo-yes = Ask the table
web-takeback-asked = { $count ->
    [one] { $names } asks to go back to before the last answer. Do you agree?
   *[other] { $names } want to go back to before the last answer. Do you agree?
}
web-takeback-waits = Asked the table to go back; agreed so far: { $names }
web-takeback-yes = I agree
web-takeback-no = No
web-takeback-drop = Never mind
web-bot-plays-for-you = Your time ran out, and a bot plays for you.
web-sit-again = I am back
web-resign = Resign
web-resign-help = Give up; a bot plays on for the others
web-resign-text = A bot takes your place to the end, and you only look on. There is no way back to your seat.
web-resign-yes = Yes, I resign
web-you-resigned = You have resigned. A bot plays on in your place.
web-seat-link = Link of my seat
web-seat-link-help = Play on in another browser
web-commitment-help = Seal of the shuffle, to check after the game
web-keys-on = Letter keys
web-keys-help = To change a key, go to it and press another one. They are off while you write.
web-keys-reset = Usual keys
web-key-of = { $action }: key { $key }. Press another key to change it.
web-key-undo = undo, put back
web-key-pass = pass
web-key-why = why not, rule
web-key-hint = hint
web-key-inspect = the card in words
web-key-log = log
web-key-chat = chat
web-key-before = seat before
web-key-after = next seat
web-away = away
web-sitting-in = a bot sits in
web-your-turn = Your turn
web-vp = VP
web-card-good = a good lies on it: { $good }
web-state-legal = may be picked
web-state-selected = picked
web-state-pay = picked to be discarded
web-state-picked = chosen
web-state-blocked = not allowed, why?
web-count = { $done } of { $total }
web-why-not = Why not?
web-missing = { $count } missing
web-answers = Answers
web-stages = Phases of the round
web-stage-past = over
web-stage-now = running
web-stage-next = still to come
web-stage-out = left out
web-course = Course of the game
web-log = Log
web-log-and-chat = Log and chat (L)
web-log-empty = Nothing has happened yet.
web-clause = Rule { $number }: { $title }
web-chat = Message to the table
web-chat-placeholder = Say something to the table…
web-send = Send

## What to do now

web-what-now = What to do now
web-targets = { $count ->
    [0] Nothing to choose here.
    [one] One possible answer is lit.
   *[other] { $count } possible answers are lit.
}
web-picked = { $done } of { $total } picked:
web-narrowed = { $count ->
    [one] { $count } answer with what is marked. Click on, or choose in words.
   *[other] { $count } answers with what is marked. Click on, or choose in words.
}
web-final = There is no way back from this.
web-waiting = Waiting for { $names }
web-bot-thinks = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-waiting-help = Your answer is in. Choices are revealed together.
web-bot-thinks-help = Usually up to 3 seconds.
web-locked = Chosen: { $names }. All choices are revealed together.
web-change = Change my choice
web-watching = You are watching.
web-reconnecting = Connecting again…
web-reconnecting-help = The table is saved. Attempt { $tries }, the next one in { $seconds } s.
web-connect-now = Connect now
web-undo = Undo
web-back = Put back
web-do = Do it
web-do-count = { $action }: { $done } of { $total }
web-do-for = { $action }: { $price }

## The end

web-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-winner-help = { $points ->
    [one] With { $points } point.
   *[other] With { $points } points.
}
web-result = Result
web-player = Player
web-rematch = Rematch
web-rematch-join = To the rematch
web-review = Review

## Review

web-review-of = Review: { $game }
web-review-none = This game cannot be reviewed: it is not over, or it is not there.
web-move-of = Move { $move } of { $total }
web-eyes = Seen by
web-eyes-all = All
web-eyes-of = Through the eyes of { $name }
web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-on = One step on
web-to-start = To the start
web-to-end = To the end
web-download = Download the log
web-position = Move
web-place = Place { $place }
web-what-happened = What happened
web-nothing-told = Nothing that everybody may know.

## Rules and edition

web-search-rules = Search the rules
web-clauses-found = { $count ->
    [0] No clause
    [one] { $count } clause
   *[other] { $count } clauses
}
web-ruling = Ruling
web-switch = An option of the table changes this.
web-chapters = Chapters
web-cards = Cards
web-edition-intro = Every card keeps a mark that says how sure we are of what stands on it. The rules and all counts are checked against the rulebook; cards that are not public are rebuilt so that they fit.
web-edition-id = Edition { $edition }
web-mark-certain = certain
web-mark-certain-help = As printed: it follows from the rulebook or is known to everybody.
web-mark-likely = likely
web-mark-likely-help = It follows from what the rulebook says about the whole.
web-mark-reconstructed = reconstructed
web-mark-reconstructed-help = Rebuilt by us so that all counts are right. An owner can put the printed card in its place.
web-cards-of-mark = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-filter = Show
web-filter-all = All
web-filter-world = Worlds
web-filter-development = Developments
web-filter-military = Military worlds
web-filter-six = Cost 6
web-search-cards = Search the cards

## For the first time here

web-intro = How the table works
web-intro-what-now = The bar below
web-intro-what-now-help = It always says what there is to decide now. Its one bright button is the next thing to do.
web-intro-lit = What is lit
web-intro-lit-help = Everything with a glowing frame may be picked. The label on it says what it costs.
web-intro-why = What is not
web-intro-why-help = Click a grey card and read which rule forbids it.
web-intro-cards = Cards in words
web-intro-cards-help = Point at a card, hold it, or press I: it grows and tells in words what it does.
web-intro-undo = Undo
web-intro-undo-help = Take an answer back as long as nothing hidden came to light and nobody answered after you.
web-intro-keys = Keyboard
web-intro-keys-help = Everything works without a mouse: Tab goes from place to place, arrows move inside.
web-intro-go = To the table
web-key-1 = n-th lit answer
web-key-2 = pick, put back
web-key-3 = bright button
web-key-4 = undo
web-key-5 = pass
web-key-6 = why not
web-key-7 = card in words
web-key-8 = log
web-key-9 = chat
web-key-10 = other players
web-key-11 = close, put back
