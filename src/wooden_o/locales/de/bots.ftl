### Bots, Arena und Analyse.

bot-troupe-random = Zufall
    .about = Irgendeine erlaubte Wahl, jede gleich oft.
bot-troupe-greedy = Lehrling
    .about = Nimmt, was im Augenblick am besten aussieht.
bot-troupe-planner = Inspizientin
    .about = Durchdenkt den eigenen Zug und spielt den Tag im Kopf zu Ende.
bot-troupe-searcher = Regisseur
    .about = Durchsucht, was heute alle tun könnten.
bot-troupe-master = Hofmeister der Lustbarkeiten
    .about = Sucht mit einem Urteil, das er aus Tausenden eigener Partien gelernt hat.
bot-globe-random = Zufall
    .about = Irgendeine erlaubte Wahl, jede gleich oft.
bot-globe-groundling = Gründling
    .about = Zieht ohne viel Nachdenken und kennt ein Fünftel des Buchs.
bot-globe-player = Schauspielerin
    .about = Denkt einen Zug voraus und kennt die Hälfte des Buchs.
bot-globe-scholar = Gelehrter
    .about = Wägt jeden Zug ab und kennt fast das ganze Buch.

## Arena

arena-heading = Arena: { $game }
arena-how = { $games } Partien zu { $seats } Plätzen; gespiegelte Partien haben dasselbe Glück. ± ist ein 95-%-Intervall.
arena-playing = es wird gespielt
arena-written = Bericht: { $path }
arena-data-set = Datensatz: { $path }
arena-interrupted = Unterbrochen. Derselbe Befehl mit demselben Ordner macht weiter: { $path }
arena-share = Anteil an den Punkten
arena-sources = Woher die Punkte kamen
arena-scores = Ergebnisse
arena-head-bot = Bot
arena-head-share = Punkte
arena-head-score = Ergebnis
arena-head-margin = Vorsprung
arena-head-elo = Elo
arena-head-time = je Wahl
arena-option-game = welches Spiel
arena-option-bots = Stärken der Bots, auf Wunsch mit Bedenkzeit je Wahl: master, master@100ms (Arbeit eines Kerns), master@500 (Durchläufe); in Globe mit seinem Wissen: scholar:0.6
arena-option-games = wie viele Partien mindestens; gespiegelte werden immer vollständig gespielt
arena-option-seats = Plätze am Tisch
arena-option-seed = derselbe Startwert gibt dasselbe Glück
arena-option-option = eine Option des Spiels, etwa rest=strategic
arena-option-data = eine Datei mit Werten, nach denen gespielt wird
arena-option-workers = Prozesse; ohne Angabe einer je Kern
arena-option-ray = auf dem Ray-Cluster unter dieser Adresse spielen (local startet hier einen)
arena-option-out = Ordner für Aufzeichnungen, Ergebnisse und eine CSV-Tabelle, in dem eine unterbrochene Reihe weitergeht; oder eine Datei NAME.parquet für einen Datensatz
arena-option-report = eine HTML-Seite mit Diagrammen schreiben

## Analyse

analyse-option-seconds = wie lange über jede Wahl nachgedacht wird
analyse-option-all = jede Wahl nennen, nicht nur die Wendepunkte
analyse-option-json = alles als JSON ausgeben
analyse-error-seconds = die Sekunden müssen über 0 und höchstens 3600 sein
analyse-working = es wird nachgedacht
analyse-turning = Wendepunkte
analyse-none = Keine: niemand hat viel verschenkt.
analyse-all = Jede Wahl
analyse-head-step = Zug
analyse-head-player = Spieler
analyse-head-chosen = gewählt
analyse-head-better = besser
analyse-head-cost = kostet
analyse-head-course = Aussichten
analyse-head-choices = Wahlen
analyse-head-best = Bestes gefunden
analyse-head-loss = je Wahl verschenkt
analyse-percent = { $value } %
analyse-unfinished = Die Partie wurde nicht zu Ende gespielt.
