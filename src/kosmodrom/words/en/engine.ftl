### What every game may have to say: why an answer cannot be given or taken back, and that it was.

engine-not-your-decision = This is not your decision now.
engine-nothing-to-undo = You have no answer to take back.
engine-others-have-answered = You cannot take it back: somebody has answered after you.
engine-something-was-revealed = You cannot take it back: something hidden has come to light since.
engine-log-forced = { $player } had only one answer.
engine-log-undo = { $player } takes the last answer back.
