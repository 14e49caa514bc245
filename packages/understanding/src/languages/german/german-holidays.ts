/**
 * German names of holidays, with their days in the format that the reader of holidays parses; `place` marks names of
 * places.
 */
export const germanHolidays = `
12-24: Heiligabend | Heiliger Abend | Heiligen Abend
12-25: Weihnachten | erster Weihnachtstag | ersten Weihnachtstag | erster Weihnachtsfeiertag | ersten Weihnachtsfeiertag
12-26: zweiter Weihnachtstag | zweiten Weihnachtstag | zweiter Weihnachtsfeiertag | zweiten Weihnachtsfeiertag
12-26: Stephanstag | Stefanitag
12-31: Silvester
1-1: Neujahr | Neujahrstag
1-6: Heilige Drei Könige | Heiligen Drei Könige | Heiligen Drei Königen | Heilig Drei König | Dreikönigstag | Dreikönig
2-14: Valentinstag
3-8: Weltfrauentag | Internationaler Frauentag | Internationalen Frauentag
5-1: Tag der Arbeit | Maifeiertag
5-2-7: Muttertag
8-15: Mariä Himmelfahrt | Maria Himmelfahrt
10-1-7: Erntedank | Erntedankfest
10-3: Tag der Deutschen Einheit
10-31: Reformationstag | Halloween
11-1: Allerheiligen
11-2: Allerseelen
11-11: Martinstag
11-11 place: Sankt Martin | St . Martin
11-4-4 1: Black Friday | Schwarzer Freitag | Schwarzen Freitag
12-6: Nikolaus | Nikolaustag
12-8: Mariä Empfängnis | Maria Empfängnis
advent-5: Volkstrauertag
advent-4 -4: Buß - und Bettag | Buß und Bettag
advent-4: Totensonntag | Ewigkeitssonntag
easter-52: Weiberfastnacht
easter-48: Rosenmontag
easter-47: Faschingsdienstag | Fastnacht
easter-46: Aschermittwoch
easter-7: Palmsonntag
easter-3: Gründonnerstag
easter-2: Karfreitag
easter-1: Karsamstag
easter: Ostern | Ostersonntag
easter+1: Ostermontag
easter+39: Christi Himmelfahrt | Himmelfahrt | Vatertag
easter+49: Pfingsten | Pfingstsonntag
easter+50: Pfingstmontag
easter+60: Fronleichnam
advent-3: erster Advent | ersten Advent
advent-2: zweiter Advent | zweiten Advent
advent-1: dritter Advent | dritten Advent
advent: vierter Advent | vierten Advent`;
