import type { LanguageWords } from '../../entities/language.ts';
import { germanHolidays } from './german-holidays.ts';
import { germanMeasures } from './german-measures.ts';
import { germanNumbers, germanPairs } from './german-numbers.ts';
import { germanPatterns } from './german-patterns.ts';
import { germanRecurrences } from './german-recurrences.ts';
import { germanWeekdays } from './german-weekdays.ts';

/** German words for days, units, currencies and answers. */
export const germanWords: LanguageWords = {
  signs: { decimal: ',', group: '.' },
  hasOrdinalPoint: true,
  hasTrunkZero: true,
  isMonthFirst: false,
  isCompound: true,
  ...germanNumbers,
  ...germanMeasures,
  ...germanRecurrences,
  months: `
1: Januar | Jänner | Jan
2: Februar | Feb | Feber
3: März | Mrz
4: April | Apr
5: Mai
6: Juni | Jun | Juno
7: Juli | Jul
8: August | Aug
9: September | Sep | Sept
10: Oktober | Okt
11: November | Nov
12: Dezember | Dez`,
  weekdays: germanWeekdays,
  days: `
never: guten Morgen | schönen guten Morgen
0: heute
0 morning: heute morgen | heute früh | heute vormittag
0 noon: heute mittag
0 afternoon: heute nachmittag
0 evening: heute abend
0 night: heute nacht
1: morgen
1 morning: morgen früh | morgen vormittag
1 noon: morgen mittag
1 afternoon: morgen nachmittag
1 evening: morgen abend
2: übermorgen
-1: gestern
-1 evening: gestern abend
-2: vorgestern`,
  holidays: germanHolidays,
  partsOfDay: `
morning: morgens | früh | vormittags | am Morgen | in der Früh | am Vormittag | frühmorgens
noon: mittags | am Mittag
afternoon: nachmittags | am Nachmittag
evening: abends | am Abend
night: nachts | in der Nacht`,
  halvesOfDay: `
am: a . m .
pm: p . m .`,
  namedHours: '0: Mitternacht',
  units: `
S: Sekunde | Sekunden | Sek
TM: Minute | Minuten | Min
H: Stunde | Stunden | Std | h
D: Tag | Tage | Tagen
W: Woche | Wochen
M: Monat | Monate | Monaten
Y: Jahr | Jahre | Jahren`,
  currencies: `
EUR: € | Euro | Euros | EUR
USD: $ | Dollar | Dollars | US - Dollar | US Dollar | USD
GBP: £ | Pfund | britische Pfund | GBP | Pfund Sterling
CHF: Franken | Schweizer Franken | CHF | Fr | SFr
JPY: ¥ | Yen | JPY
CNY: Yuan | CNY
INR: ₹ | Rupien | INR
SEK NOK DKK: Kronen | Krone
SEK: schwedische Kronen | SEK
NOK: norwegische Kronen | NOK
DKK: dänische Kronen | DKK
PLN: Zloty | PLN
CZK: tschechische Kronen | CZK
TRY: ₺ | Lira | TRY
KRW: ₩ | Won | KRW
CAD: kanadische Dollar | CAD
AUD: australische Dollar | AUD`,
  cents: `
EUR: Cent | Cents | ct
CHF: Rappen
GBP: Pence`,
  sums: `
10 EUR last: einen Zehner | ein Zehner
20 EUR last: einen Zwanziger | ein Zwanziger
50 EUR last: einen Fünfziger | ein Fünfziger`,
  answers: `
yes: ja | jawohl | jo | jep | jup | ja bitte | ja gerne | ja gern | gerne | klar | na klar | sicher | natürlich
yes: selbstverständlich | auf jeden Fall | unbedingt | stimmt | das stimmt | das ist richtig | einverstanden
yes: warum nicht | doch | aber klar | kein Problem | ja klar | ja natürlich | so ist es | mach das | bitte ja
yes: das ist korrekt | ja genau | alles klar | aber sicher
yes alone: das meine ich | genau das | genau | richtig | korrekt | ok | okay | gut | bitte | passt | in ordnung | j | gern | perfekt | freilich
yes: 👍 | 👌 | ✅ | ich glaube schon | ich denke schon | glaube schon | denke schon
yes alone: passt so | das passt | das passt so | passt gut | so passt es | so passt das | alles richtig | alles korrekt | alles gut
yes alone: ist richtig | ist korrekt | alles ist richtig | sieht gut aus | das sieht gut aus | klingt gut | das klingt gut
yes alone: super | prima | toll | wunderbar | ausgezeichnet | geht klar | abschicken | absenden | ist es | das geht
no: 👎 | ❌ | nicht ganz | noch nicht ganz | ich glaube nicht | ich denke nicht | glaube nicht | das stimmt so nicht
no: stimmt so nicht | das stimmt leider nicht | stimmt leider nicht | stimmt noch nicht | das stimmt noch nicht
no alone: noch nicht | passt nicht | das passt nicht | das passt so nicht | passt so nicht | ist falsch | ist nicht richtig | nicht korrekt
no: nein | nee | nö | ne | nein danke | nein bitte nicht | auf keinen Fall | keinesfalls | lieber nicht | niemals
no: stimmt nicht | das stimmt nicht | das ist falsch | das ist nicht richtig | nicht richtig | eher nicht
no: natürlich nicht | sicher nicht | gar nicht | überhaupt nicht | bitte nicht | jetzt nicht | heute nicht
no: kein Interesse | nicht wirklich | klar nicht | doch nicht | nie | nicht einverstanden
no alone: keins davon | keines davon | weder noch | das nicht | falsch | nicht | n | danke nein
neither: nicht sicher | ich bin nicht sicher | bin mir nicht sicher | ich bin mir nicht sicher | jein | ja und nein
neither: weiß nicht | ich weiß nicht | keine Ahnung | ich habe keine Ahnung | ich weiß es nicht | ja oder nein
neither: ne Stunde | ne Woche | ne Frage | ne Minute | nicht nur | gerne wissen | bin sicher`,
  spelling: `
@: ät | at | Klammeraffe
.: Punkt
_: Unterstrich
-: Bindestrich | Minus | Strich
+: Plus`,
  addressSigns: `
.: Punkt
/: Schrägstrich | Slash
-: Bindestrich | Minus`,
  percents: `
%: % | Prozent | vom Hundert`,
  spokenDigits: `
+: plus
0: null
1: eins
2: zwei | zwo
3: drei
4: vier
5: fünf
6: sechs
7: sieben
8: acht
9: neun
00: doppel null
11: doppel eins
22: doppel zwei | doppel zwo
33: doppel drei
44: doppel vier
55: doppel fünf
66: doppel sechs
77: doppel sieben
88: doppel acht
99: doppel neun
${germanPairs}`,
  afterTime: `
heute morgen übermorgen am im bitte und oder für bis mit wenn ab von dann danke abend nächsten diesen montag dienstag
mittwoch donnerstag freitag samstag sonntag wäre ist war da zu los treffen rum herum um gegen`
    .trim()
    .split(/\s+/),
  afterHour: ['einen', 'ein', 'eine', 'der', 'die', 'das', 'Platz', 'Tisch'],
  beforeBareHour: [],
  durationVerbs: [],
  leading: ['um', 'gegen', 'ab', 'bis', 'vor', 'nach', 'seit', 'am'],
  aroundAnswer: 'bitte danke ok okay ja vielleicht um so gegen circa ca etwa am den der dem zum für'.split(' '),
  beforeCount: ['ab', 'bis', 'vor', 'nach'],
  countOpeners: ['für'],
  rangeOpeners: ['von', 'vom', 'zwischen', 'ab'],
  beforeDay: ['den', 'dem', 'zum'],
  beforeHoliday: ['an', 'zu', 'vor', 'nach', 'bis'],
  beforeHour: [],
  beforeCents: [],
  openedJoints: ['und'],
  openedAmountJoints: ['und'],
  numbered: `
zimmer raum tisch tische nummer nummern nr hausnummer bestellung sitz platz plätze gate wohnung apartment haus gebäude
etage stockwerk straße route bus linie gleis bahnsteig reihe seite seiten schritt schritte kapitel abschnitt ausgang
klasse größe bh gruppe block typ`
    .trim()
    .split(/\s+/),
  alternatives: ['oder'],
  rangeJoints: ['bis', 'und', '-', '–'],
  betweenDateAndTime: ['um', ',', 'gegen', 'ab', 'am', 'bis', 'vor', 'nach', 'so', 'circa', 'ca', 'etwa'],
  ...germanPatterns,
};
