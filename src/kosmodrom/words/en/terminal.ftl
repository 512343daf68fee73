### The table in the terminal.
###
### Arguments that recur:
###   $player, $names    name of a player, names of players
###   $answer            what an answer says
###   $count             a number of lines or players

## The start

terminal-player = Player
terminal-language = Language
terminal-language-en = English
terminal-language-pl = Polski
terminal-kind-person = a person
terminal-kind-greedy = bot: greedy
terminal-kind-random = bot: random
terminal-kind-nobody = nobody
terminal-begin = Begin (F5)
terminal-resume = Go on with the last game (F2)
terminal-quit = Quit (F10)
terminal-start-help = Tab goes on, Enter opens a list or presses a button, Space switches a variant.

## Keys

terminal-key-confirm = Confirm
terminal-key-undo = Undo
terminal-key-skip = Pass
terminal-key-why = Why?
terminal-key-inspect = Card
terminal-key-log = Log
terminal-key-hint = Hint
terminal-key-leave = Quit
terminal-key-help = Help
terminal-key-close = Close
terminal-key-hand = Show my hand
terminal-key-again = New game
terminal-key-table = Look at the table
terminal-help =
    Every answer is in the list under the question, and on the cards that it touches.

    1 to 9   pick an answer; the same key again confirms it
    Arrows   move in a list; among the answers this picks one
    Tab      the next list: answers, hand, table, map, players, piles, log
    Space    pick what the cursor is on
    Enter    confirm what is picked
    Esc      pick nothing, or close what has opened
    Z        take your last answer back, if nothing has come of it yet
    N        pass, or stop
    ?        why this cannot be done, and the rule
    I        all that a card says, or all that a player has
    L        the log; a bar marks what you have not seen yet
    H        what a bot would do
    Q        quit; the game is saved after every answer

    A click of the mouse picks, a second click confirms.

    ▸ can be chosen   ✓ is picked   ✕ cannot be chosen now   ◉ lies on the card
    (+2) has changed since your last decision

## At the table

terminal-map = Map
terminal-new = new
terminal-thinking = thinking
terminal-deciding = deciding
terminal-waiting = The table waits for
terminal-since = Since your last decision
terminal-news = { $count ->
    [one] { $count } thing has happened since your last decision: L
   *[other] { $count } things have happened since your last decision: L
}
terminal-log-empty = Nothing has happened yet.
terminal-inspector = Here is what the card under the cursor says.
terminal-enter-confirms = Enter: { $answer }
terminal-pick-first = Pick an answer first: with the arrows, with 1 to 9, or on a card.
terminal-no-skip = You cannot pass here.
terminal-no-part = This has no part in the decision.
terminal-legal = This can be chosen.
terminal-nothing-there = There is nothing to look at here.
terminal-over = The game is over. Enter shows the result.
terminal-nothing-asked = You are not asked anything now.
terminal-undone = Your last answer is taken back.
terminal-hint-thinking = A bot is thinking about it…
terminal-hint = A bot would: { $answer }
terminal-why-not = Why not?
terminal-what-now = What is this about?
terminal-rule = Rule { $clause }: { $title }
terminal-ruling = How we read it:

## Handing over

terminal-hand-over = Now it is up to
terminal-hand-over-help = The others look away. Your hand is shown only when you say so.

## The result

terminal-result = Result
terminal-winners = { $count ->
    [one] { $names } wins
   *[other] They win together: { $names }
}
terminal-honest = The whole game follows from the seed, and the seed is the one committed to before the first card.
terminal-dishonest = The log does not follow from the seed: { $why }
terminal-commitment = Commitment: { $commitment }
terminal-seed = Seed: { $seed }
terminal-saved = Log: { $path }
