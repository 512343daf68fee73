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
web-offline = The server does not answer at the moment.
web-try-again = Try again
web-not-found = There is nothing here
web-not-found-help = This address leads to no page of Kosmodrom. Perhaps a letter is missing.
web-to-tables = To the tables
web-tools = Tools
web-main = Main
web-skip = Skip to the content
web-name = { $card }

## Games

web-players = { $least ->
   *[other] { $least }–{ $most }
}
web-players-label = Players
web-games = Games
web-game = Game
web-no-such-game = There is no such game here.

## Who you are

web-welcome = Welcome to the table
web-welcome-help = No account is needed. Say what the others should call you.
web-how-to-enter = How to come in
web-way-guest = As a guest
web-way-sign-in = Sign in
web-way-sign-up = New account
web-way-guest-help = A guest plays everything; the games stay with this browser.
web-way-sign-in-help = Your name and password bring you back to your games.
web-way-sign-up-help = A name and a password are enough. What you have played as a guest comes along.
web-your-name = Your name
web-enter = Come in
web-name-refused = This name cannot be used. Please take another one.
web-profile = Profile
web-guest = Guest
web-account = Account
web-guest-help = You play as a guest on this device. With an account you keep your games and your name everywhere.
web-account-help = Your games and your name are kept with your account.
web-password = Password
web-password-help = At least eight characters.
web-keep-games = Keep your games
web-save = Save
web-name-change = Name
web-name-help = Tables at which you sit already keep the old name.
web-name-changed = Your name has been changed.
web-password-change = Password
web-password-old = Present password
web-password-new = New password
web-password-change-help = All other browsers and programs are signed out.
web-password-changed = Your password has been changed.
web-sign-up = Make an account
web-sign-in = Sign in
web-sign-out = Sign out
web-settings = Settings
web-theme = Theme
web-theme-dark-short = Dark
web-theme-light-short = Light
web-sound = Sound
web-sound-help = A soft tone when it is your turn.
web-sign-out-guest = A guest who signs out cannot come back to these games.
web-sign-out-help = Your games stay with your account.
web-sessions = Signed-in browsers
web-this-browser = this browser
web-since = signed in { $when }
web-made = made { $when }
web-sign-out-there = Sign out there
web-way-browser = Browser
web-way-link = By the seat link of table { $table }
web-revoke = Revoke
web-tokens = API tokens
web-tokens-help = With a token a program of yours plays in your name. The interface is described at /schema/openapi.json.
web-no-tokens = No program plays for you.
web-token-label = Name of the program
web-token-make = Make a token
web-token-once = Your new token. It is shown only now.
web-your-games = Your games
web-no-games = You have not played yet.
web-no-games-help = Games that you finish are kept here, to be looked at again move by move.
web-finished-games = Finished games
web-older = Older games
web-archive = Archive
web-archive-help = Look at finished games again, move by move and through the eyes of every player.
web-bring-log = Bring a log file
web-bring-log-help = Choose the log of a game, or drop it here: it is checked move by move and opened for review.
web-choose-file = Choose a file
web-download-of = Download the log: { $game }, { $when }

## The hall

web-tables = Tables
web-edition = About this edition
web-edition-short = Cards
web-rules = Rules
web-your-turn-count = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
web-time-left = Time left
web-what-to-play = What shall we play?
web-open-tables = Open tables
web-open-tables-count = { $count ->
    [0] none at the moment
    [one] { $count } table
   *[other] { $count } tables
}
web-no-open-tables = Nobody is waiting for players
web-no-open-tables-help = Open a table: a bot sits down at once, and others see it here.
web-no-tables-so = No table plays at this pace at the moment.
web-all = All
web-free = No limit
web-free-help = Everybody takes as long as they like. Best with bots and friends.
web-live = Live
web-live-help = All sit at the table together. When the time of a decision is up, a bot sits in until the player comes back.
web-slow = By turns
web-slow-help = Everybody answers when it suits them, over days. When the time of a decision is up, a bot sits in.
web-limit = Time for each decision
web-limit-none = no time limit
web-limit-seconds = { $seconds } s a decision
web-limit-minutes = { $minutes } min a decision
web-limit-hours = { $hours ->
    [one] { $hours } hour a decision
   *[other] { $hours } hours a decision
}
web-limit-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
web-sit-down = Sit down
web-sit-down-at = Sit down: { $game }, table of { $host }
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-state-of-open = Waiting for players
web-options = Rules of the table

## A new table

web-new-table = New table
web-seats = Seats
web-seat = Seat { $seat }
web-you = you
web-open-seat = Open seat
web-open-seat-long = Open: whoever comes
web-seat-kind = Who takes seat { $seat }
web-bot-random = Cadet
web-bot-random-help = answers at random
web-bot-greedy = Pilot
web-bot-greedy-help = looks to the end of the round
web-bot-search = Commander
web-bot-search-help = thinks several rounds ahead
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-pace = Pace
web-public = Anybody
web-by-link = By link only
web-who-may-come = Who may come
web-by-link-help = The table is not listed. Whoever has its link can sit down or watch.
web-public-help = The table is listed in the hall, and anybody may sit down or watch.
web-only-for = Only with { $count } players
web-option-off = without: { $option }
web-clause-of = The clause: { $id }
web-in-the-rules = Read on in the rules
web-open-table = Open the table
web-open-table-help = { $open ->
    [0] The game begins at once.
    [one] The game begins as soon as one more player sits down.
   *[other] The game begins as soon as { $open } more players sit down.
}
web-waiting-room = Waiting for players
web-waiting-for = { $count ->
    [0] All seats are taken
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-seat-a-bot = Seat a bot at seat { $seat }
web-seat-bot-here = Seat a bot…
web-remove-bot = Get the bot up from seat { $seat }
web-host = host
web-host-starts = { $host } starts the game.
web-table-full = All seats are taken. You can watch as soon as the game begins.
web-invitation = Link for your fellow players
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let us copy: the link is marked, copy it yourself.
web-copy-address = Copy the address of this page from your browser.
web-leave = Leave
web-clear-table = Clear the table
web-own-link = Go on in another browser
web-own-link-help = With this link you sit in your seat on another device. Give it to nobody: it is the key to your seat.
web-own-link-yours = Link of your seat
web-own-link-renew = Make a new link, the old one ends
web-start = Start

## The table

web-table = Table
web-table-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
} · { $pace }
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
web-key-hint = to the next lit answer
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
web-final-soon = There is no way back once somebody else answers.
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
web-moves = Moves
web-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-round = Round { $round }
web-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-game-begins = The game begins.
web-answers-hidden = { $name } decides in secret.
web-answers-so = { $name }: { $answer }
web-set-up = Set-up
web-hands-hidden = These eyes see no hand.
web-points-course = Points
web-points-course-help = after every move, if the game ended there
web-course-now = Points after move { $move }:
web-share = Share
web-round-back = One round back
web-round-on = One round on
web-speed = Speed: { $speed }×
web-eyes = Seen by
web-eyes-all = Everybody
web-eyes-none = Spectator
web-eyes-of = Through the eyes of { $name }
web-play = Play
web-pause = Pause
web-step-back = One step back
web-step-on = One step on
web-download = Download the log
web-position = Move

## Rules and edition

web-search-rules = Search the rules
web-rules-help = Every rule of the game in our own words, clause by clause. The table names these clauses wherever something is not allowed.
web-no-clause = No clause has “{ $wanted }” in it.
web-link-to = Link to this clause:
web-show-proofs = Code and tests
web-show-proofs-help = what implements and proves each clause
web-proof-code = Implemented in
web-proof-uses = Named in
web-proof-tests = Proved by
web-proof-none = Nothing in the program names this clause yet.
web-clauses-found = { $count ->
    [0] No clause
    [one] { $count } clause
   *[other] { $count } clauses
}
web-ruling = Ruling
web-switch = An option of the table changes this.
web-chapters = Chapters
web-edition-intro = Every card keeps a mark that says how sure we are of what stands on it. The rules and all counts are checked against the rulebook; cards that are not public are rebuilt so that they fit.
web-edition-id = Edition { $edition }
web-edition-own = Who owns the printed game can put its cards in place of the rebuilt ones: edit the component file, and “kosmodrom edition check” says whether all counts still agree.
web-components = Components
web-parts = Kinds of components
web-marks = How sure
web-records-count = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
web-no-records = No component fits.
web-why-so = Why so
web-details-of-mark = { $count ->
    [one] { $count } detail: { $mark }
   *[other] { $count } details: { $mark }
}
web-counts = Counts of the rulebook
web-counts-agree = { $count ->
    [one] { $count } check, it agrees
   *[other] { $count } checks, all agree
}
web-counts-differ = { $count ->
    [one] { $count } check differs
   *[other] { $count } checks differ
}
web-agrees = agrees
web-differs = differs
web-count-differs = { $place }: expected { $expected }, found { $found }
web-mark-certain = certain
web-mark-certain-help = As printed: it follows from the rulebook or is known to everybody.
web-mark-likely = likely
web-mark-likely-help = It follows from what the rulebook says about the whole.
web-mark-reconstructed = reconstructed
web-mark-reconstructed-help = Rebuilt by us so that all counts are right. An owner can put the printed card in its place.
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
web-key-numbers = n-th lit answer
web-key-space = pick, put back
web-key-enter = bright button
web-key-escape = close, put back
