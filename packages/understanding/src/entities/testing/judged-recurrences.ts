/**
 * Utterances about what happens repeatedly, and the rules of RFC 5545 that should be read from them, checked by hand.
 * An hour without a half of the day is read as one from seven in the morning to seven in the evening.
 */
export const judgedRecurrences = `
en recurrence: remind me [every day] = FREQ=DAILY
en recurrence: remind me [every day at 8 am] = FREQ=DAILY;BYHOUR=8;BYMINUTE=0
en recurrence: wake me up [every morning at half past six] = FREQ=DAILY;BYHOUR=6;BYMINUTE=30
en recurrence: [every night at 10], please = FREQ=DAILY;BYHOUR=22;BYMINUTE=0
en recurrence: [daily at noon] = FREQ=DAILY;BYHOUR=12;BYMINUTE=0
en recurrence: water the plants [every other day] = FREQ=DAILY;INTERVAL=2
en recurrence: [every 3 days] = FREQ=DAILY;INTERVAL=3
en recurrence: [every third day] is enough = FREQ=DAILY;INTERVAL=3
en recurrence: [once a day] = FREQ=DAILY
en recurrence: take one pill [every 8 hours] = FREQ=HOURLY;INTERVAL=8
en recurrence: check it [every 30 minutes] = FREQ=MINUTELY;INTERVAL=30
en recurrence: [every week] = FREQ=WEEKLY
en recurrence: a delivery [every two weeks] = FREQ=WEEKLY;INTERVAL=2
en recurrence: [every two weeks on Monday] = FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
en recurrence: [weekly on Fridays at 5 pm] = FREQ=WEEKLY;BYDAY=FR;BYHOUR=17;BYMINUTE=0
en recurrence: [fortnightly] = FREQ=WEEKLY;INTERVAL=2
en recurrence: [every Tuesday] = FREQ=WEEKLY;BYDAY=TU
en recurrence: book the court [every Tuesday at nine] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
en recurrence: at [nine every Tuesday] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
en recurrence: [every Tuesday evening at eight] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=20;BYMINUTE=0
en recurrence: [every Monday and Thursday] = FREQ=WEEKLY;BYDAY=MO,TH
en recurrence: [every Monday, Wednesday and Friday at 7:15 am] = FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=7;BYMINUTE=15
en recurrence: [every Monday and every Thursday] = FREQ=WEEKLY;BYDAY=MO,TH
en recurrence: [every other Tuesday] = FREQ=WEEKLY;INTERVAL=2;BYDAY=TU
en recurrence: on [Tuesdays] = FREQ=WEEKLY;BYDAY=TU
en recurrence: I am free on [Mondays and Thursdays after 6 pm] = FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=18;BYMINUTE=0
en recurrence: [Monday to Friday] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
en recurrence: [every weekday] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
en recurrence: on [weekdays at 8:30] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=30
en recurrence: [every weekend] = FREQ=WEEKLY;BYDAY=SA,SU
en recurrence: at [weekends] = FREQ=WEEKLY;BYDAY=SA,SU
en recurrence: [every month] = FREQ=MONTHLY
en recurrence: [every three months] = FREQ=MONTHLY;INTERVAL=3
en recurrence: [quarterly] = FREQ=MONTHLY;INTERVAL=3
en recurrence: pay the rent on [the first of every month] = FREQ=MONTHLY;BYMONTHDAY=1
en recurrence: [every month on the 15th at 9 am] = FREQ=MONTHLY;BYMONTHDAY=15;BYHOUR=9;BYMINUTE=0
en recurrence: on [the last day of every month] = FREQ=MONTHLY;BYMONTHDAY=-1
en recurrence: [every first Monday of the month] = FREQ=MONTHLY;BYDAY=1MO
en recurrence: [the last Friday of each month at 4 pm] = FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=16;BYMINUTE=0
en recurrence: [yearly on 3 March] = FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
en recurrence: [every year on March 3rd] = FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
en recurrence: [every December] = FREQ=YEARLY;BYMONTH=12
en recurrence: [once a year] = FREQ=YEARLY
en recurrence: [every day at 8 am and 8 pm] = FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0
en recurrence: [every weekday] from 9 to 5 = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
en recurrence: next Tuesday at nine
en recurrence: on Tuesday
en recurrence: every time I call
en recurrence: for two weeks
en recurrence: twice daily
en recurrence: the first of May
en recurrence: every second counts
en recurrence: every 0 days
en recurrence: on the third Friday
de recurrence: erinnere mich [jeden Tag] = FREQ=DAILY
de recurrence: [täglich um 8] = FREQ=DAILY;BYHOUR=8;BYMINUTE=0
de recurrence: weck mich [jeden Morgen um halb sieben] = FREQ=DAILY;BYHOUR=6;BYMINUTE=30
de recurrence: [jeden Abend um acht] = FREQ=DAILY;BYHOUR=20;BYMINUTE=0
de recurrence: [alle drei Tage] = FREQ=DAILY;INTERVAL=3
de recurrence: [jeden zweiten Tag] = FREQ=DAILY;INTERVAL=2
de recurrence: [einmal am Tag] reicht = FREQ=DAILY
de recurrence: eine Tablette [alle 8 Stunden] = FREQ=HOURLY;INTERVAL=8
de recurrence: [stündlich] = FREQ=HOURLY
de recurrence: [jede Woche] = FREQ=WEEKLY
de recurrence: [wöchentlich] bitte = FREQ=WEEKLY
de recurrence: [alle zwei Wochen] = FREQ=WEEKLY;INTERVAL=2
de recurrence: [alle zwei Wochen am Montag] = FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
de recurrence: [alle 14 Tage] = FREQ=DAILY;INTERVAL=14
de recurrence: [jeden Dienstag] = FREQ=WEEKLY;BYDAY=TU
de recurrence: [jeden Dienstag um neun] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
de recurrence: um [neun Uhr jeden Dienstag] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
de recurrence: [jeden Dienstagabend um acht] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=20;BYMINUTE=0
de recurrence: [jeden Montag und Donnerstag] = FREQ=WEEKLY;BYDAY=MO,TH
de recurrence: [jeden zweiten Freitag] = FREQ=WEEKLY;INTERVAL=2;BYDAY=FR
de recurrence: [dienstags] = FREQ=WEEKLY;BYDAY=TU
de recurrence: [montags und mittwochs um 18 Uhr] = FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=18;BYMINUTE=0
de recurrence: [freitags abends um 7] = FREQ=WEEKLY;BYDAY=FR;BYHOUR=19;BYMINUTE=0
de recurrence: von [Montag bis Freitag] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
de recurrence: [werktags um 7 Uhr 30] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30
de recurrence: [jedes Wochenende] = FREQ=WEEKLY;BYDAY=SA,SU
de recurrence: [monatlich] = FREQ=MONTHLY
de recurrence: [jeden Monat am 5.] = FREQ=MONTHLY;BYMONTHDAY=5
de recurrence: am [5. jedes Monats um 9 Uhr] = FREQ=MONTHLY;BYMONTHDAY=5;BYHOUR=9;BYMINUTE=0
de recurrence: am [Ersten jeden Monats] = FREQ=MONTHLY;BYMONTHDAY=1
de recurrence: am [letzten Tag jedes Monats] = FREQ=MONTHLY;BYMONTHDAY=-1
de recurrence: [jeden ersten Montag im Monat] = FREQ=MONTHLY;BYDAY=1MO
de recurrence: am [letzten Freitag jedes Monats] = FREQ=MONTHLY;BYDAY=-1FR
de recurrence: [vierteljährlich] = FREQ=MONTHLY;INTERVAL=3
de recurrence: [jährlich am 3. März] = FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
de recurrence: [jedes Jahr im Dezember] = FREQ=YEARLY;BYMONTH=12
de recurrence: [jeden 3. März] = FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
de recurrence: am Dienstag um neun
de recurrence: nächsten Dienstag
de recurrence: dreimal täglich
de recurrence: für zwei Wochen
de recurrence: jedes Mal
de recurrence: am 5. Mai
es recurrence: [todos los días] = FREQ=DAILY
es recurrence: [cada día a las ocho de la mañana] = FREQ=DAILY;BYHOUR=8;BYMINUTE=0
es recurrence: [cada tres días] = FREQ=DAILY;INTERVAL=3
es recurrence: riega las plantas [un día sí y otro no] = FREQ=DAILY;INTERVAL=2
es recurrence: [cada semana] = FREQ=WEEKLY
es recurrence: [cada dos semanas los lunes] = FREQ=WEEKLY;INTERVAL=2;BYDAY=MO
es recurrence: [los martes] = FREQ=WEEKLY;BYDAY=TU
es recurrence: [todos los martes a las nueve] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
es recurrence: [cada lunes y jueves] = FREQ=WEEKLY;BYDAY=MO,TH
es recurrence: de [lunes a viernes] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
es recurrence: [todos los fines de semana] = FREQ=WEEKLY;BYDAY=SA,SU
es recurrence: el [5 de cada mes] = FREQ=MONTHLY;BYMONTHDAY=5
es recurrence: el [primer lunes de cada mes] = FREQ=MONTHLY;BYDAY=1MO
es recurrence: [todos los meses el día 5] = FREQ=MONTHLY;BYMONTHDAY=5
es recurrence: [cada año el 3 de marzo] = FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
es recurrence: el martes a las nueve
es recurrence: cada vez que llamo
fr recurrence: [tous les jours] = FREQ=DAILY
fr recurrence: [chaque jour à huit heures] = FREQ=DAILY;BYHOUR=8;BYMINUTE=0
fr recurrence: [tous les matins à 7 heures] = FREQ=DAILY;BYHOUR=7;BYMINUTE=0
fr recurrence: [un jour sur deux] = FREQ=DAILY;INTERVAL=2
fr recurrence: [toutes les deux semaines] = FREQ=WEEKLY;INTERVAL=2
fr recurrence: [chaque mardi] = FREQ=WEEKLY;BYDAY=TU
fr recurrence: [tous les mardis à neuf heures] = FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
fr recurrence: le [mardi et le jeudi] = FREQ=WEEKLY;BYDAY=TU,TH
fr recurrence: [tous les lundis et jeudis] = FREQ=WEEKLY;BYDAY=MO,TH
fr recurrence: du [lundi au vendredi] = FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
fr recurrence: [tous les week-ends] = FREQ=WEEKLY;BYDAY=SA,SU
fr recurrence: le [5 de chaque mois] = FREQ=MONTHLY;BYMONTHDAY=5
fr recurrence: le [premier lundi de chaque mois] = FREQ=MONTHLY;BYDAY=1MO
fr recurrence: [tous les ans le 3 mars] = FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
fr recurrence: [une fois par mois] = FREQ=MONTHLY
fr recurrence: mardi à neuf heures
fr recurrence: le mardi 5 mai
fr recurrence: chaque fois que j'appelle
`;
