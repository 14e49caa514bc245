/** German utterances and the values that should be read from them, in the form of the other judged utterances. */
export const judgedGerman = `
de time: zwischen [3] und [4 Uhr nachmittags] = 15:00; 16:00
de time: zwischen [drei] und [vier Uhr nachmittags] passt es = 15:00; 16:00
de time: wir haben von [9] bis [17 Uhr] geöffnet = 09:00; 17:00
de time: von [neun] bis [elf Uhr morgens] = 09:00; 11:00
de time: [9] bis [17 Uhr] = 09:00; 17:00
de time: für 5 bis 10 Personen
de time: von 5 bis 10 Personen
de time: so gegen [acht abends] = 20:00
de time: so um [acht] rum = 20:00
de time: null eins fünf eins zwei drei vier fünf
de time: vom 3. bis 5. Mai
de time: um [halb acht] bitte = 19:30
de time: spätestens um [20 Uhr] = 20:00
de time: [viertel nach drei] = 15:15
de time: morgen um [19.30 Uhr] = 19:30
de time: morgens um [sieben] = 07:00
de time: morgen um [neun] = 09:00
de time: Dienstag nachmittag um [drei] = 15:00
de time: am Samstagabend um [acht] = 20:00
de time: um [acht] am Freitagabend = 20:00
de time: guten Morgen, um [acht] bitte = 20:00
de time: kurz vor [Mitternacht] = 00:00
de time: [viertel nach Mitternacht] = 00:15
de time: bis [fünf vor Mitternacht] = 23:55
de time: um [dreiviertel acht] = 19:45
de time: um [5 nach halb drei] = 14:35
de time: der Zug geht um [8 Uhr 15] = 08:15
de time: ab [18 Uhr] haben wir Zeit = 18:00
de time: [zehn vor acht abends] = 19:50
de time: [fünf Uhr früh] ist zu zeitig = 05:00
de time: vierzig Gäste und ein Hund
de time: am 5. Mai [zehn vor acht] = 07:50
de time: ein Tisch für 4 am 5. Mai [zehn nach acht] = 08:10
de time: am 3. Mai [fünf nach acht] = 08:05
de time: ein Tisch für 5 vor [Mitternacht] = 00:00
de date: am [Freitag, den 8.], einen Tisch bitte = 2026-05-08
de date: [Freitag 8.] um acht = 2026-05-08
de date: [Samstag der zweite] wäre gut = 2026-05-02
de date: am [Freitag, 8.5.] = 2026-05-08
de date: am [Samstagabend] um acht = 2026-04-18
de date: [Freitagnachmittag] geht es = 2026-04-17
de date: [nächsten Montagmorgen] = 2026-04-20
de date: [Dienstag Vormittag] passt = 2026-04-21
de date: am [übernächsten Montag] = 2026-04-27
de date: [übernächste Woche Freitag] = 2026-05-01
de date: am [ersten Montag im Mai] = 2026-05-04
de date: am [letzten Freitag im Juni] = 2026-06-26
de date: am [zweiten Freitag nächsten Monats] = 2026-05-08
de date: am [Tag nach Weihnachten] = 2026-12-26
de date: am [Freitag nach Ostern] = 2027-04-02
de date: am dritten Freitag bitte
de date: am Mittwoch, den 16.
de date: am [Freitag] 16.30 Uhr = 2026-04-17
de date: von [Montag] bis [Freitag] = 2026-04-20; 2026-04-24
de date: zwischen [Montag] und [Mittwoch] = 2026-04-20; 2026-04-22
de date: von [Freitag] bis [Montag] = 2026-04-17; 2026-04-20
de date: vom [3.] bis [5. Mai] = 2026-05-03; 2026-05-05
de date: vom [28.] bis zum [30. Mai] = 2026-05-28; 2026-05-30
de date: geht es [übermorgen] = 2026-04-17
de date: am [3. Mai] um acht = 2026-05-03
de date: [heute in einer Woche] = 2026-04-22
de date: an [Heiligabend] = 2026-12-24
de date: bis [Ende des Monats] = 2026-04-30
de date: wir sind zu dritt
de date: ist am [Wochenende] offen = 2026-04-18
de date: [nächstes Wochenende] passt = 2026-04-25
de date: am [Tag der Arbeit] = 2026-05-01
de date: an [Mariä Himmelfahrt] = 2026-08-15
de date: an [Allerheiligen] ist zu = 2026-11-01
de date: am [Buß- und Bettag] = 2026-11-18
de date: zum [Valentinstag] = 2027-02-14
de date: vom [5.] bis [10. Mai] = 2026-05-05; 2026-05-10
de date: [5.] bis [10. Mai] = 2026-05-05; 2026-05-10
de date: bis [Ende der Woche] = 2026-04-17
de date: [Mitte Mai] = 2026-05-15
de date: im [März 2027] = 2027-03-01
de date: gültig bis [31.12.2027] = 2027-12-31
de date: [heute in 14 Tagen] = 2026-04-29
de date: [vorgestern] = 2026-04-13
de date: [nächste Woche] irgendwann = 2026-04-20
de date: [nächsten Monat] = 2026-05-01
de date: in der [Silvesternacht] = 2026-12-31
de date: das mag sein
de date: [nächsten Monat am 5.] = 2026-05-05
de date: nächste Woche um 8 am [Dienstag] = 2026-04-21
de date: am Wochenende am [Sonntag] um 8 = 2026-04-19
de date: im März 1200 Gäste
de date: Mitte nächster Woche
de date: am [Wochenende nach Ostern] = 2027-04-03
de dateTime: vom 3. bis 5. Mai
de dateTime: [morgen um 15 Uhr] = 2026-04-16T15:00+02:00
de dateTime: am [Samstagabend um acht] = 2026-04-18T20:00+02:00
de dateTime: [Montagmorgen um neun] = 2026-04-20T09:00+02:00
de dateTime: [drei Uhr am Dienstagnachmittag] = 2026-04-21T15:00+02:00
de dateTime: am [Freitag, dem 8., um 20 Uhr] = 2026-05-08T20:00+02:00
de dateTime: [heute Abend um acht] = 2026-04-15T20:00+02:00
de dateTime: [in anderthalb Stunden] = 2026-04-15T11:30+02:00
de dateTime: am [3. Mai um 20 Uhr] = 2026-05-03T20:00+02:00
de dateTime: [heute Nacht um 2] = 2026-04-16T02:00+02:00
de dateTime: [morgen Mittag um zwölf] = 2026-04-16T12:00+02:00
de dateTime: [nächsten Freitag um halb sieben abends] = 2026-04-17T18:30+02:00
de dateTime: ruf mich [in 20 Minuten] an = 2026-04-15T10:20+02:00
de dateTime: am [Heiligabend um 16 Uhr] = 2026-12-24T16:00+02:00
de dateTime: nächste Woche
de dateTime: am [5. Mai zehn vor acht] = 2026-05-05T07:50+02:00
de dateTime: [15.04.2026 00:00] = 2026-04-15T00:00+02:00
de dateTime: nächste Woche um [8 am Dienstag] = 2026-04-21T08:00+02:00
de phone: meine Nummer ist [null eins fünf eins zwei drei vier fünf sechs sieben acht] = 01512345678
de phone: [null drei null, zwo vier sechs acht eins] = 03024681
de phone: [plus vier neun drei null eins zwei drei vier fünf] = +493012345
de phone: unter [(030) 123456] = 030123456
de phone: eins zwei drei
de phone: zwanzig dreißig vierzig fünfzig
de phone: [null drei null zwölf vierunddreißig sechsundfünfzig] = 030123456
de phone: am 22.11.2026 19:00
de phone: [+49 30 123456] = +4930123456
de phone: [040 12.10.55] = 040121055
de phone: [030 1.2.33 44] = 030123344
de phone: [0171 1.1.20 33 44] = 017111203344
de currency: [fünf Euro zwanzig] = 5.2 EUR
de currency: das macht [3 Euro und 20 Cent] = 3.2 EUR
de currency: [1.234,56 Euro] = 1234.56 EUR
de currency: [zwanzig Cent] = 0.2 EUR
de currency: [zehn Franken] bitte = 10 CHF
de currency: das macht $1,234.56
de currency: es kostet [3,50 €]. = 3.5 EUR
de currency: fünf Äpfel
de currency: zwischen [20] und [30 Euro] = 20 EUR; 30 EUR
de currency: [1,5 Mio. Euro] = 1500000 EUR
de currency: [anderthalb Millionen Dollar] = 1500000 USD
de currency: gib mir [einen Zehner] = 10 EUR
de currency: [hundertfünfzig Euro] im Monat = 150 EUR
de currency: nicht mehr als [99,90 €] = 99.9 EUR
de currency: [zwei Dollar fünfzig] = 2.5 USD
de currency: [fünf fuffzig] = 5.5 EUR
de currency: Sie ist Mitte Zwanziger und zahlt [30 Euro] = 30 EUR
de number: wir sind [einundzwanzig] = 21
de number: [zweihundert] Stück = 200
de number: von [5] bis [10] Personen = 5; 10
de number: [minus drei] = -3
de number: [1.234,5] = 1234.5
de number: gar nichts
de number: [ein halbes Dutzend] Eier = 6
de number: [3 1/2] Tassen = 3.5
de number: Zimmer [1]/[2] = 1; 2
de number: [zweitausendsechsundzwanzig] = 2026
de duration: [zwei Stunden] lang = PT2H
de duration: [eine halbe Stunde] = PT30M
de duration: für [drei Wochen] = P3W
de duration: [anderthalb Stunden] = PT1H30M
de duration: drei Äpfel
de duration: [eineinviertel Stunden] = PT1H15M
de duration: zwei bis drei Leute
de duration: [zwei] bis [drei Wochen] = P2W; P3W
de duration: [eine Dreiviertelstunde] = PT45M
de duration: [14 Tage] = P14D
de email: [info Klammeraffe mein Bindestrich shop Punkt de] = info@mein-shop.de
de email: an [anna@beispiel.de] = anna@beispiel.de
de email: schreib an [max.muster@beispiel.at] = max.muster@beispiel.at
de url: schau auf [beispiel.de] = https://beispiel.de
de url: die Seite ist [www Punkt beispiel Punkt de] = https://www.beispiel.de
de url: unter [http://beispiel.at/karte] = http://beispiel.at/karte
de url: an anna@beispiel.de
de url: das kostet 3,50
de percentage: [20 Prozent] Rabatt = 20
de percentage: [zwölf Prozent] = 12
de percentage: [2,5 %] = 2.5
de percentage: [hundert Prozent] = 100
de percentage: zwanzig Leute
de percentage: [zwölf] = 12
de percentage: [20] bis [25 %] = 20; 25
de temperature: stell auf [zwanzig Grad] = 20 C
de temperature: es sind [-5 °C] = -5 C
de temperature: [21,5 Grad Celsius] bitte = 21.5 C
de temperature: [fünf Grad unter null] = -5 C
de temperature: [20] bis [25 Grad] = 20 C; 25 C
de temperature: ein Tisch für zwanzig
de age: ich bin [34 Jahre alt] = 34
de age: ich bin [34] = 34
de age: eine [34-jährige] Frau = 34
de age: im Alter von [40 Jahren] = 40
de age: mein Baby ist [sechs Monate alt] = 0.5
de age: [34 Jahre] = 34
de age: ich bin in 5 Minuten da
de age: ein Tisch für fünf
de ordinal: die [dritte] bitte = 3
de ordinal: der [erste] und der [zweite] = 1; 2
de ordinal: im [zehnten] Stock = 10
de ordinal: drei Stück
de ordinal: zum [ersten] Mal = 1
de yesNo: [ja bitte] = true
de yesNo: [auf keinen Fall] = false
de yesNo: [natürlich] = true
de yesNo: [passt so] = true
de yesNo: [alles richtig] = true
de yesNo: [ist richtig] = true
de yesNo: [ich glaube schon] = true
de yesNo: [super], danke = true
de yesNo: [👍] = true
de yesNo: [nicht ganz] = false
de yesNo: [noch nicht] = false
de yesNo: [das stimmt so nicht] = false
de yesNo: [passt so nicht] = false
de yesNo: ein super Hotel
de yesNo: das passt mir am Montag
de yesNo: ich weiß nicht
`;
