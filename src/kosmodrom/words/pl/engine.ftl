### Co może powiedzieć każda gra: dlaczego nie można dać odpowiedzi albo jej cofnąć, i że ją cofnięto.

engine-not-your-decision = To nie twoja decyzja.
engine-nothing-to-undo = Nie masz żadnej odpowiedzi do cofnięcia.
engine-others-have-answered = Nie można cofnąć: po tobie odpowiedział już ktoś inny.
engine-something-was-revealed = Nie można cofnąć: od tamtej pory wyszło na jaw coś ukrytego.
engine-log-forced = { $player }: możliwa była tylko jedna odpowiedź.
engine-log-undo = { $player } cofa ostatnią odpowiedź.
