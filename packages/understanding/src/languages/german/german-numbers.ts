import type { NumberWords } from '../../entities/language.ts';

/** One and a quarter is one word: eineinviertel. */
const quarters = 'ein zwei drei vier fünf sechs sieben acht neun'
  .split(' ')
  .flatMap((word, index) => [`${index + 1.25}: ${word}einviertel`, `${index + 1.75}: ${word}dreiviertel`]);

const units = 'eins zwei drei vier fünf sechs sieben acht neun'.split(' ');
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Two digits of a telephone number in one word: null drei null zwölf vierunddreißig. */
export const germanPairs = [
  ...teens,
  ...tens.flatMap((name) => [name, ...units.map((unit) => `${unit === 'eins' ? 'ein' : unit}und${name}`)]),
]
  .map((word, index) => `${index + 10}: ${word}`)
  .join('\n');

/** German numbers: one value per line, its words after the colon. */
export const germanNumbers: NumberWords = {
  numbers: `
0: null
1: eins | ein
2: zwei | zwo
3: drei
4: vier
5: fünf
6: sechs
7: sieben
8: acht
9: neun
10: zehn
11: elf
12: zwölf
13: dreizehn
14: vierzehn
15: fünfzehn
16: sechzehn
17: siebzehn
18: achtzehn
19: neunzehn
20: zwanzig
30: dreißig
40: vierzig
50: fünfzig
60: sechzig
70: siebzig
80: achtzig
90: neunzig
100: hundert
1000: tausend
1000000: million | millionen
1000000000: milliarde | milliarden`,
  ordinals: `
1: erste | erster | erstes | ersten | erstem
3: dritte | dritter | drittes | dritten | drittem
7: siebte | siebter | siebtes | siebten | siebtem
8: achte | achter | achtes | achten | achtem`,
  ordinalEndings: ['te', 'ter', 'tes', 'ten', 'ste', 'ster', 'sten'],
  numberPhrases: `
6: zu sechst | ein halbes Dutzend | einem halben Dutzend | halbes Dutzend
12: ein Dutzend | einem Dutzend | Dutzend
2: ein Paar | zu zweit
3: zu dritt
4: zu viert
5: zu fünft
7: zu siebt
8: zu acht
0.5: halb | ein halb | halbe | halber | halbes | halben | ein halbes | eine halbe | einen halben | die Hälfte
0.25: ein Viertel | einem Viertel | viertel
0.75: drei Viertel | dreiviertel
0.3333: ein Drittel
0.6667: zwei Drittel
${quarters.join('\n')}
1.5: anderthalb | eineinhalb
2.5: zweieinhalb
3.5: dreieinhalb
4.5: viereinhalb
5.5: fünfeinhalb
6.5: sechseinhalb
7.5: siebeneinhalb
8.5: achteinhalb
9.5: neuneinhalb`,
  multiples: `
12: Dutzend
1000000: Mio . | Mio
1000000000: Mrd . | Mrd`,
  and: ['und'],
  andInNumbers: 'afterHundreds',
  teensAfter: [],
  point: ['Komma'],
  minus: ['minus'],
  bareArticles: ['ein'],
  articles: ['ein', 'eine', 'einen', 'einer', 'einem', 'eines', 'ne', 'nen'],
  notNumberAfter: ['noch', 'so', 'war', 'auf', 'irgend', 'was', 'kein'],
};
