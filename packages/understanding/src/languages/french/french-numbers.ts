import type { NumberWords } from '../../entities/language.ts';

/** French numbers: one value per line, its words after the colon. */
export const frenchNumbers: NumberWords = {
  numbers: `
0: zéro
1: un | une
2: deux
3: trois
4: quatre
5: cinq
6: six
7: sept
8: huit
9: neuf
10: dix
11: onze
12: douze
13: treize
14: quatorze
15: quinze
16: seize
17: dix-sept | dix sept
18: dix-huit | dix huit
19: dix-neuf | dix neuf
20: vingt
30: trente
40: quarante
50: cinquante
60: soixante
70: septante
80: quatre-vingt | quatre-vingts | quatre vingt | quatre vingts | huitante | octante
90: nonante
100: cent | cents
1000: mille
1000000: million | millions
1000000000: milliard | milliards`,
  ordinals: `
1: premier | première | premiers | premières | unième
2: deuxième | second | seconde
3: troisième
4: quatrième
5: cinquième
6: sixième
7: septième
8: huitième
9: neuvième
10: dixième
11: onzième
12: douzième
13: treizième
14: quatorzième
15: quinzième
16: seizième
17: dix-septième | dix septième
18: dix-huitième | dix huitième
19: dix-neuvième | dix neuvième
20: vingtième
30: trentième
40: quarantième
50: cinquantième
60: soixantième
70: septantième
80: quatre-vingtième | quatre vingtième
90: nonantième
100: centième
1000: millième`,
  ordinalEndings: ['er', 're', 'ère', 'e', 'ème', 'ième', 'nd', 'nde'],
  numberPhrases: `
6: une demi-douzaine | demi-douzaine
8: une huitaine | huitaine
10: une dizaine | dizaine
12: une douzaine | douzaine
15: une quinzaine | quinzaine
20: une vingtaine | vingtaine
30: une trentaine | trentaine
40: une quarantaine | quarantaine
50: une cinquantaine | cinquantaine
100: une centaine | centaine
1000: un millier | millier
500000: un demi-million
0.5: demi | demie | un demi | une demie | la moitié
0.25: un quart
0.75: trois quarts
0.3333: un tiers
0.6667: deux tiers`,
  multiples: '12: douzaines',
  and: ['et'],
  andInNumbers: { tens: [20, 30, 40, 50, 60, 70, 80, 90], units: [1, 11] },
  teensAfter: [60, 80],
  point: ['virgule', 'point'],
  minus: ['moins'],
  bareArticles: ['un', 'une'],
  articles: ['un', 'une'],
  notNumberAfter: ['l', 'chaque', 'ni', 'pas'],
};
