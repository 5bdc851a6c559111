# Startseite, Menüs und Einstellungen als Knöpfe, und was um ein Spiel herum steht.

## Unter dem Spiel

button-more = Mehr
button-less = Zurück
button-home = Start
button-rules = Regeln
button-settings = Einstellungen
button-share = Teilen
caption-status = Punkte { $score } · Züge { $moves } · Talon { $stock }
caption-same = Gleiche Karten

stuck = Nichts, was noch kommen kann, passt mehr. Sag „zurück“, um zurückzugehen, „nochmal“ für dieselben Karten, „neu“ für andere.
eye-stuck = Im Talon passt nichts mehr.
