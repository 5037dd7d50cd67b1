### Die Lektionen der Seite: was die Begleitung sagt.

## Troupe

learn-troupe-wait = Die anderen sind am Werk. Das Protokoll an der Seite erzählt in Worten, was geschieht.
learn-troupe-draft =
    Willkommen. In sechs Tagen bringt deine Truppe ein Stück auf die Bühne; das meiste Prestige gewinnt. Wähle zuerst
    jemanden für den Anfang. Schauspieler (Masken) bewegen deine Scheiben auf den Akten, eine Kostümschneiderin näht, ein
    Bühnenbildner baut. Zeige auf eine Karte, um sie zu lesen, und klicke sie an.
learn-troupe-bid =
    Jeden Morgen bieten alle verdeckt, wie viele Zylinder sie einsetzen: jeder ist eine Aktivierung. Das niedrigste Gebot
    beginnt und bringt 1 Prestige. Doch wen du aktivierst, der muss morgen ruhen, bis auf einen. Drei ist ein guter Anfang.
learn-troupe-turn =
    Du bist dran, mit einer Aktion: einmal am Tag anwerben (die Karte selbst, oder ihre Rückseite als Komparsen, der nichts
    kostet), oder einen Zylinder auf jemanden aus deiner Truppe setzen. Löhne sind erst am Ende fällig. Was leuchtet, lässt
    sich anklicken.
learn-troupe-advance =
    Eine weiße Feder bewegt deine Scheibe auf einem beliebigen Akt. An den Tagen 4 und 6 werden die Akte gewertet: wer noch
    auf Feld 1 bis 3 steht, verliert 1 Prestige. Akt I zahlt Pfund, Akt II belohnt die Vordersten, Akt III zahlt Prestige.
learn-troupe-retreat = Schlechte Stimmung kostet einen Schritt: wähle den Akt, wo es am wenigsten schmerzt.
learn-troupe-take =
    Dein Handwerker darf Plättchen bis zu seinem Wert nehmen; was übrig ist, wird angezeigt. Nimm eines, lege es, nimm das
    nächste, oder hör auf. Schwarz kostet 1, Rosa 2, Lila 3, Blau 4, Grün 5.
learn-troupe-dress =
    Drei Plättchen machen ein Kostüm vollständig. Sein Wert bestimmt, was es sofort einbringt: siehe die kleine Tabelle unter
    deiner Bühne. Wer ein vollständiges Kostüm trägt, hilft auch bei den Kostümproben.
learn-troupe-build =
    Das Bühnenbild wächst von unten, und links muss rechts in der Farbe spiegeln. Jede Farbe bewirkt etwas, wenn sie gelegt
    wird; eine verdeckte Kerze gibt 1 Prestige. Nur leuchtende Felder sind erlaubt; zeige auf ein anderes, um zu erfahren, warum.
learn-troupe-queen = Die Königin gibt 4 Pfund, oder zeigt drei Ziele, von denen du eines behältst: bis zu 3 Prestige am Ende.
learn-troupe-keep = Behalte das Ziel, das zu deinen Plänen passt; niemand sonst sieht es.
learn-troupe-under = Die anderen beiden kommen unter den Stapel. Das zuerst gewählte taucht früher wieder auf.
learn-troupe-spare = Abend: wer heute gearbeitet hat, ruht morgen, bis auf einen. Wähle, wer wach bleibt.
learn-troupe-day-two =
    Das war ein ganzer Tag! Die nächsten verlaufen genauso, mit einer Kostümprobe an den Tagen 4 und 6. Du kannst diese Partie
    zu Ende spielen oder eine neue beginnen.
learn-troupe-step-draft = Auswahl
learn-troupe-step-bid = Gebot
learn-troupe-step-turn = ein Zug
learn-troupe-step-advance = Akte
learn-troupe-step-take = Plättchen nehmen
learn-troupe-step-dress = Kostüme
learn-troupe-step-build = das Bühnenbild
learn-troupe-step-queen = die Königin
learn-troupe-step-spare = Pause

## Globe

learn-globe-wait = Die anderen ziehen. Das Protokoll erzählt, was geschieht; Würfel und Karte liegen in der Mitte des Bretts.
learn-globe-move =
    Bringe alle deine Figuren einmal gegen den Uhrzeigersinn um das Brett und deine Leiter hinauf ins Globe. Die Würfel sind
    gefallen: wähle eine leuchtende Figur, sie zieht die ganze Summe. Dann wirkt ihr Feld: KARTE bringt ein Zitat mit einer
    Anweisung, andere bewegen dich oder kosten eine Runde. Ein Pasch gibt noch einen Wurf.
learn-globe-push = Die Karte bewegt eine Figur eines Gegners: wähle, welche.
learn-globe-step-move = Ziehen
learn-globe-step-push = Karten, die andere bewegen
