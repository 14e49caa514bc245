/**
 * What people say and what is read from it, judged by hand, spoken on Wednesday 15 April 2026 at ten in the morning.
 *
 * A line is `language kind: utterance = values`. Brackets are around the words of each entity of the kind, in text
 * order, and the likeliest values follow in the same order; an utterance without brackets has no entity of the kind.
 */
export const judgedUtterances = `
en time: between [3] and [4 pm] = 15:00; 16:00
en time: I can come from [3] to [4 pm] = 15:00; 16:00
en time: any time from [nine] to [eleven in the morning] = 09:00; 11:00
en time: lunch is between [11] and [1 pm] = 11:00; 13:00
en time: the bar is open from [10] to [2 am] = 22:00; 02:00
en time: we open from [9 am] to [5 pm] = 09:00; 17:00
en time: I work from [9] to [5] = 09:00; 17:00
en time: our hours are [9]-[5 pm] = 09:00; 17:00
en time: [eightish in the evening] would be good = 20:00
en time: around [eightish] please = 20:00
en time: make it [8ish] = 20:00
en time: see you at [7-ish] = 19:00
en time: at [seven oh five] = 19:05
en time: a table from 5 to 10 people
en time: we are between 3 and 4 people
en time: from five to ten guests
en time: it takes from 5 to 10 minutes
en time: my number is oh one five one two three four five six seven eight
en time: call me at five five five one two three four
en time: the code is four two seven one nine
en time: at [7 pm] on the 5th of May = 19:00
en time: wake me up at [half past six] = 18:30
en time: the train leaves at [quarter to nine in the morning] = 08:45
en time: could we say [noon] instead = 12:00
en time: no later than [11 pm] = 23:00
en time: at [15:45] = 15:45
en time: a table for two at [eight] = 20:00
en time: a table tomorrow at [9] please = 09:00
en time: at [9] on friday = 09:00
en time: today at [9] = 21:00
en time: tomorrow evening for 4 at [8] = 20:00
en time: saturday morning at [9] = 09:00
en time: next friday night at [10] = 22:00
en time: [9 in the morning] or at [3] = 09:00; 15:00
en time: tomorrow evening between [8] and [10] = 20:00; 22:00
en time: good morning, a table at [8] = 20:00
en time: I have two dogs and three cats
en time: from 10 to 12 of May
en time: from [four] till [half past five] = 16:00; 17:30
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
en date: open from [Monday] to [Friday] = 2026-04-20; 2026-04-24
en date: [Tuesday] to [Thursday] = 2026-04-21; 2026-04-23
en date: sometime between [Monday] and [Friday] = 2026-04-20; 2026-04-24
en date: from [Friday] till [Monday] = 2026-04-17; 2026-04-20
en date: from the [3rd] to the [5th of May] = 2026-05-03; 2026-05-05
en date: from [10] to [12 of May] = 2026-05-10; 2026-05-12
en date: at 7 pm on the [5th of May] = 2026-05-05
en date: can we do it [tomorrow] = 2026-04-16
en date: [the day after tomorrow] works = 2026-04-17
en date: [next Friday] would be great = 2026-04-24
en date: we met [two weeks ago] = 2026-04-01
en date: I was born on [May 3, 1990] = 1990-05-03
en date: let us meet on [Christmas Day] = 2026-12-25
en date: pay by the [end of the month] = 2026-04-30
en date: he may come
en date: a table for three
en date: remind me [in ten days] = 2026-04-25
en date: [last Monday] = 2026-04-13
en date: a table on [friday the 8th], please = 2026-05-08
en date: [friday 8th] at eight = 2026-05-08
en date: [tuesday the 21st] works for us = 2026-04-21
en date: [saturday the second] would be nice = 2026-05-02
en date: on [friday 5/8/2026] = 2026-05-08
en date: [a week tomorrow] would suit us = 2026-04-23
en date: [two weeks today] = 2026-04-29
en date: [the friday after next] = 2026-05-01
en date: [monday after next] please = 2026-04-27
en date: [the first monday in may] = 2026-05-04
en date: on the [last friday of june] = 2026-06-26
en date: [the second friday of next month] = 2026-05-08
en date: [the day after christmas] = 2026-12-26
en date: [two days before christmas] = 2026-12-23
en date: [the friday after easter] = 2027-04-02
en date: the third friday please
en date: wednesday the 16th is fine
en date: [friday] first thing, 8 people = 2026-04-17
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
en dateTime: [7 pm on the 5th of May] please = 2026-05-05T19:00+02:00
en dateTime: [tomorrow at 3pm] = 2026-04-16T15:00+02:00
en dateTime: remind me [in two hours] = 2026-04-15T12:00+02:00
en dateTime: [friday the 8th at 8pm] = 2026-05-08T20:00+02:00
en dateTime: [tonight at 8] = 2026-04-15T20:00+02:00
en dateTime: [8-ish tomorrow] = 2026-04-16T08:00+02:00
en dateTime: I called [half an hour ago] = 2026-04-15T09:30+02:00
en dateTime: tomorrow
de dateTime: vom 3. bis 5. Mai
de dateTime: [morgen um 15 Uhr] = 2026-04-16T15:00+02:00
de dateTime: am [Samstagabend um acht] = 2026-04-18T20:00+02:00
de dateTime: [Montagmorgen um neun] = 2026-04-20T09:00+02:00
de dateTime: [drei Uhr am Dienstagnachmittag] = 2026-04-21T15:00+02:00
de dateTime: am [Freitag, dem 8., um 20 Uhr] = 2026-05-08T20:00+02:00
de dateTime: [heute Abend um acht] = 2026-04-15T20:00+02:00
de dateTime: [in anderthalb Stunden] = 2026-04-15T11:30+02:00
de dateTime: am [3. Mai um 20 Uhr] = 2026-05-03T20:00+02:00
en phone: my number is [oh one five one two three four five six seven eight] = 01512345678
en phone: [zero one five one, two three four, five six seven eight] = 01512345678
en phone: call me at [five five five one two three four] = 5551234
en phone: it is [double five seven oh one two three four] = 55701234
en phone: [plus four nine one five one two three four five six seven] = +49151234567
en phone: you can reach me on [0151 23456789] = 015123456789
en phone: [+1 (415) 555-0123] = +14155550123
en phone: the code is four two seven one
en phone: one two three, go
en phone: on 2026-05-03
de phone: meine Nummer ist [null eins fünf eins zwei drei vier fünf sechs sieben acht] = 01512345678
de phone: [null drei null, zwo vier sechs acht eins] = 03024681
de phone: [plus vier neun drei null eins zwei drei vier fünf] = +493012345
de phone: unter [(030) 123456] = 030123456
de phone: eins zwei drei
en currency: it costs [twelve euros fifty] = 12.5 EUR
en currency: [$1,200.50] in all = 1200.5 USD
en currency: send her [50 quid] = 50 GBP
en currency: about [20 dollars] = 20 USD
en currency: I owe you [a dollar] = 1 USD
en currency: only [50 cents] = 0.5 USD
en currency: it is 5,50 €
en currency: pay 1.234,56 euros
en currency: [$20], thanks = 20 USD
en currency: twenty apples
de currency: [fünf Euro zwanzig] = 5.2 EUR
de currency: das macht [3 Euro und 20 Cent] = 3.2 EUR
de currency: [1.234,56 Euro] = 1234.56 EUR
de currency: [zwanzig Cent] = 0.2 EUR
de currency: [zehn Franken] bitte = 10 CHF
de currency: das macht $1,234.56
de currency: es kostet [3,50 €]. = 3.5 EUR
de currency: fünf Äpfel
en number: we are [twenty one] people = 21
en number: from [5] to [10] people = 5; 10
en number: [one and a half] please = 1.5
en number: [minus three] = -3
en number: I need [two hundred] of them = 200
en number: [1,234.5] = 1234.5
en number: nothing at all
de number: wir sind [einundzwanzig] = 21
de number: [zweihundert] Stück = 200
de number: von [5] bis [10] Personen = 5; 10
de number: [minus drei] = -3
de number: [1.234,5] = 1234.5
de number: gar nichts
en duration: for [two hours] = PT2H
en duration: it takes [5] to [10 minutes] = PT5M; PT10M
en duration: [an hour and a half] = PT1H30M
en duration: [half an hour] = PT30M
en duration: about [three weeks] = P3W
en duration: two apples
de duration: [zwei Stunden] lang = PT2H
de duration: [eine halbe Stunde] = PT30M
de duration: für [drei Wochen] = P3W
de duration: [anderthalb Stunden] = PT1H30M
de duration: drei Äpfel
en email: write to [anna@example.com], please = anna@example.com
en email: it is [anna dot smith at example dot com] = anna.smith@example.com
en email: meet me at example
de email: [info Klammeraffe mein Bindestrich shop Punkt de] = info@mein-shop.de
de email: an [anna@beispiel.de] = anna@beispiel.de
en url: have a look at [example.com] = https://example.com
en url: it is on [www.example.org/shop], I think = https://www.example.org/shop
en url: open [https://Example.com/Menu?table=5]. = https://example.com/Menu?table=5
en url: ([example.co.uk]) = https://example.co.uk
en url: go to [example dot com slash shop] = https://example.com/shop
en url: write to anna@example.com
en url: it is 3.5 miles
en url: I am done.Thanks
en url: at 7 p.m. please
de url: schau auf [beispiel.de] = https://beispiel.de
de url: die Seite ist [www Punkt beispiel Punkt de] = https://www.beispiel.de
de url: unter [http://beispiel.at/karte] = http://beispiel.at/karte
de url: an anna@beispiel.de
de url: das kostet 3,50
en percentage: [20 percent] off = 20
en percentage: [20%] = 20
en percentage: [12.5 %] of it = 12.5
en percentage: give me [fifty per cent] = 50
en percentage: [a hundred percent] sure = 100
en percentage: [two and a half percent] = 2.5
en percentage: minus three degrees
en percentage: from [5] to [10 percent] = 5; 10
en percentage: about 12,5%
en percentage: twenty people
en percentage: [20] = 20
de percentage: [20 Prozent] Rabatt = 20
de percentage: [zwölf Prozent] = 12
de percentage: [2,5 %] = 2.5
de percentage: [hundert Prozent] = 100
de percentage: zwanzig Leute
de percentage: [zwölf] = 12
en temperature: set it to [20 degrees] = 20 C
en temperature: it is [-5 °C] outside = -5 C
en temperature: [70 Fahrenheit], please = 70 F
en temperature: between [18] and [21 degrees] = 18 C; 21 C
en temperature: it was [minus three degrees] = -3 C
en temperature: [five degrees below zero] = -5 C
en temperature: make it [68°F] = 68 F
en temperature: [21C] is fine = 21 C
en temperature: at 8 p.m.
en temperature: a table for twenty
en-US temperature: [70 degrees] = 70 F
de temperature: stell auf [zwanzig Grad] = 20 C
de temperature: es sind [-5 °C] = -5 C
de temperature: [21,5 Grad Celsius] bitte = 21.5 C
de temperature: [fünf Grad unter null] = -5 C
de temperature: [20] bis [25 Grad] = 20 C; 25 C
de temperature: ein Tisch für zwanzig
en age: she is [5 years old] = 5
en age: I am [34] = 34
en age: I'm [34 years old] = 34
en age: a [five-year-old] boy = 5
en age: my baby is [six months old] = 0.5
en age: women aged [40] = 40
en age: kids from [5] to [10 years old] = 5; 10
en age: [34] = 34
en age: I waited 5 years
en age: I am 5 minutes late
en age: a table for five
de age: ich bin [34 Jahre alt] = 34
de age: ich bin [34] = 34
de age: eine [34-jährige] Frau = 34
de age: im Alter von [40 Jahren] = 40
de age: mein Baby ist [sechs Monate alt] = 0.5
de age: [34 Jahre] = 34
de age: ich bin in 5 Minuten da
de age: ein Tisch für fünf
en ordinal: the [third] one = 3
en ordinal: on the [21st] floor = 21
en ordinal: the [twenty-first] = 21
en ordinal: the [first] and the [second] = 1; 2
en ordinal: three of them
en ordinal: [three] = 3
en ordinal: 2.5
en ordinal: my [tenth] order = 10
en ordinal: at 3 pm
de ordinal: die [dritte] bitte = 3
de ordinal: der [erste] und der [zweite] = 1; 2
de ordinal: im [zehnten] Stock = 10
de ordinal: drei Stück
en yesNo: [yes please] = true
en yesNo: [of course not] = false
en yesNo: [yeah], do that = true
en yesNo: [looks good] = true
en yesNo: [that works], thanks = true
en yesNo: [all good] = true
en yesNo: [great]! = true
en yesNo: [I think so] = true
en yesNo: [it is] = true
en yesNo: [👍] = true
en yesNo: [send it] = true
en yesNo: [not quite] = false
en yesNo: [not yet] = false
en yesNo: [it is not] = false
en yesNo: a great many people
en yesNo: it is raining
en yesNo: send it to my sister
en yesNo: it works
en yesNo: I am not sure
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
