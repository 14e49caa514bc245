import type { NumberWords } from '../../entities/language.ts';

/** English numbers: one value per line, its words after the colon. */
export const englishNumbers: NumberWords = {
  numbers: `
0: zero | nil | nought
1: one
2: two
3: three
4: four
5: five
6: six
7: seven
8: eight
9: nine
10: ten
11: eleven
12: twelve
13: thirteen
14: fourteen
15: fifteen
16: sixteen
17: seventeen
18: eighteen
19: nineteen
20: twenty
30: thirty
40: forty | fourty
50: fifty
60: sixty
70: seventy
80: eighty
90: ninety
100: hundred
1000: thousand
1000000: million
1000000000: billion`,
  ordinals: `
1: first
2: second
3: third
4: fourth
5: fifth
6: sixth
7: seventh
8: eighth
9: ninth
10: tenth
11: eleventh
12: twelfth
13: thirteenth
14: fourteenth
15: fifteenth
16: sixteenth
17: seventeenth
18: eighteenth
19: nineteenth
20: twentieth
30: thirtieth
40: fortieth
50: fiftieth
60: sixtieth
70: seventieth
80: eightieth
90: ninetieth
100: hundredth
1000: thousandth`,
  ordinalEndings: ['st', 'nd', 'rd', 'th'],
  numberPhrases: `
6: half a dozen
500000: half a million
12: a dozen | dozen
2: a couple of | a couple
0.5: half | a half | one half
0.25: a quarter | one quarter | quarter
0.75: three quarters
0.3333: a third | one third
0.6667: two thirds
0.1: a tenth`,
  multiples: '12: dozen',
  and: ['and'],
  andInNumbers: 'afterHundreds',
  teensAfter: [],
  centuries: [17, 18, 19, 20],
  beforeYear: ['in', 'since', 'year'],
  point: ['point'],
  minus: ['minus', 'negative'],
  bareArticles: [],
  articles: ['a', 'an', 'one'],
  notNumberAfter: 'this that which the another no any every some each next last right wrong new other good only'.split(
    ' ',
  ),
};
