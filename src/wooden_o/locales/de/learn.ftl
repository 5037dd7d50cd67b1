### Die Lektionen der Seite: was die Begleitung sagt.

## Troupe

learn-troupe-wait = Die anderen sind am Werk. Das Protokoll an der Seite erzählt in Worten, was geschieht.
learn-troupe-draft =
    Willkommen. In sechs Tagen bringt deine Truppe ein Stück auf die Bühne; das meiste Prestige gewinnt. Wähle zuerst
    jemanden für den Anfang. Schauspieler (Masken) bewegen deine Scheiben auf den Akten, eine Gewandmeisterin näht, ein
    Bühnenbildner baut. Zeige auf eine Karte, um sie zu lesen, und klicke sie an. Ein Bühnenbildner oder eine Gewandmeisterin
    ist ein guter Anfang.
learn-troupe-bid =
    Jeden Morgen bieten alle verdeckt, wie viele Zylinder sie einsetzen: jeder ist eine Aktivierung. Das niedrigste Gebot
    beginnt und bringt 1 Prestige. Doch wen du aktivierst, der muss morgen ruhen, bis auf einen. Drei ist ein guter Anfang.
learn-troupe-turn =
    Du bist dran, mit einer Aktion: einmal am Tag anwerben (die Karte selbst, oder ihre Rückseite als Komparsen, der nichts
    kostet), oder einen Zylinder auf jemanden aus deiner Truppe setzen. Löhne sind erst am Ende fällig;
    beim Geld steht, was du schuldig bist. Was leuchtet, lässt sich anklicken.
learn-troupe-turn-recruit =
    Du hast heute noch nicht angeworben, und das musst du, bevor du passen darfst. Sieh, was deiner Truppe fehlt, und achte
    auf die Löhne: die Karte sagt, was du am Ende schuldig wärst. Oder arbeite erst und wirb in einem späteren Zug an.
learn-troupe-turn-work =
    Angeworben. Jeder Zylinder, den du noch hast, ist eine weitere Aktivierung: Handwerker nehmen Plättchen, Schauspieler
    bewegen deine Scheiben, die Königin zahlt. Wenn nichts eine Pause morgen wert ist, passe.
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

learn-globe-chapter = { $n } von { $of }: { $name }
learn-globe-next = Weiter: { $name }
learn-globe-again = Noch einmal versuchen
learn-globe-new = Jetzt eine eigene Partie
learn-globe-move =
    Alle deine Figuren laufen einmal gegen den Uhrzeigersinn um das Brett und die eigene Leiter hinauf ins Globe. Du
    hast 1 und 2 geworfen: eine Figur zieht alle drei Felder. Die leuchtenden Felder zeigen, wo jede landen würde.
    Wähle eins.
learn-globe-move-done =
    Das ist ein Zug: werfen, eine Figur um den ganzen Wurf ziehen, tun, was ihr Feld sagt. Ein Feld, das nur ein
    Stück nennt, verlangt im Grundspiel nichts. Ein Pasch bringt noch einen Wurf mit derselben Figur.
learn-globe-card =
    Du hast 10 geworfen. Von deiner Ecke aus ist das genau ein KARTE-Feld: Zieh Figur 2 dorthin, und ein Zitat wird
    aufgedeckt. Im Grundspiel zählt davon nur die rote Zeile.
learn-globe-card-done =
    Die Karte liegt mitten auf dem Brett. Ihre rote Zeile hat dich bewegt, jemand anderen bewegt oder eine Runde
    gekostet. Führt sie auf das nächste KARTE-Feld, ziehst du noch eine.
learn-globe-push =
    Diese Karte setzt eine fremde Figur sechs Felder zurück, und du wählst, welche. Eine von beiden hat mehr zu
    verlieren.
learn-globe-push-done =
    Hinter die eigene Ecke wird nichts zurückgesetzt, und wer von anderen bewegt wird, befolgt das erreichte Feld
    nicht.
learn-globe-ladder =
    Das fortgeschrittene Spiel. Ein Gegner steht auf der zweiten Sprosse seiner Leiter, und dein Wurf von 7 träfe
    ihn genau: fünf Felder bis zu seiner Ecke, zwei Sprossen hinauf. Schick Figur 1 die fremde Leiter hinauf!
learn-globe-ladder-done =
    Von der Leiter muss er eine ganze Seite zurück, du kommst zu ihrer Ecke herunter, und dein Zug ist zu Ende. Wer
    sonst auf einen Gegner trifft, rückt vier vor und schickt ihn vier zurück.
learn-globe-ladder-other =
    Auch das ist erlaubt, aber nun bleibt der Gegner auf seiner Leiter. Figur 1 hätte zu ihm hinaufgekonnt.
learn-globe-name =
    Das Turnierspiel. Du stehst auf Julius Cäsar: Nenne bis zu drei seiner Personen, für jede ein Feld voran. Tippe
    einen Namen, ungefähr geschrieben genügt. Mark Anton ist ein sicherer Anfang. Das Büchlein bleibt zu.
learn-globe-name-done =
    Ein Name gilt, solange ihn niemand anzweifelt. Nach dreien darfst du auch das erreichte Feld befolgen. Für
    dasselbe Stück zählt kein Name zweimal: die Liste neben dem Brett merkt es sich.
learn-globe-name-other =
    Du hast niemanden genannt. Das ist erlaubt und kostet nichts. Mark Anton wäre ein Feld wert gewesen.
learn-globe-challenge =
    Dein Gegner steht auf Antonius und Cleopatra und behauptet: Shylock. Bluffen ist erlaubt, Zweifeln auch. Shylock
    gehört nach Venedig: zweifle es an!
learn-globe-challenge-done =
    Er lag falsch: Sein Zug ist zu Ende, der nächste verloren, und du gewinnst einen dazu. Hätte er recht gehabt,
    hättest du deinen nächsten Zug verloren. Unter Menschen ist die Zeit zum Anzweifeln kurz und für alle gleich.
learn-globe-challenge-other =
    Du hast es gelten lassen: Shylock zählt und bringt deinem Gegner ein Feld, obwohl er in ein anderes Stück gehört.
    Angezweifelt hätte es ihn zwei Züge gekostet.
learn-globe-identify =
    Im Turnier gilt es, ein Zitat zu erkennen: Nenne sein Stück, oder die Sonette, und rück fünf Felder vor. Dies
    hier sagt ein Prinz von Dänemark.
learn-globe-identify-done =
    Auch das können andere anzweifeln. Fällt dir nichts ein, hör auf: Es kostet nichts. Allein, im Solitär, bringt
    das richtige Stück fünf Punkte und die richtige Gattung zwei.
learn-globe-identify-other =
    Du hast kein Stück genannt. Das ist erlaubt und kostet nichts. Hamlet wäre fünf Felder wert gewesen.
learn-globe-home =
    Figur 1 war einmal um das Brett. Ein Wurf läuft von der Bahn auf die Leiter und ins Globe weiter und muss nicht
    genau aufgehen. Bring sie heim.
learn-globe-home-done =
    Die ist daheim und sicher. Wer zuerst alle Figuren im Globe hat, gewinnt. Spiel diese Partie zu Ende, wenn du
    magst, oder beginne eine eigene.
learn-globe-home-other =
    Auch das ist erlaubt, aber Figur 1 ist noch draußen, und der Wurf hätte sie heimgebracht.
learn-globe-step-move = werfen und ziehen
learn-globe-step-card = eine Zitatkarte
learn-globe-step-push = andere bewegen
learn-globe-step-ladder = eine fremde Leiter
learn-globe-step-name = Personen nennen
learn-globe-step-challenge = anzweifeln
learn-globe-step-identify = ein Zitat erkennen
learn-globe-step-home = ins Globe
