import type { NumberWords } from '../../entities/language.ts';

const units = 'primer segund tercer cuart quint sext séptim octav noven'.split(' ');
const tens = 'vigésim trigésim cuadragésim quincuagésim sexagésim septuagésim octogésim nonagésim'.split(' ');

/** Vigésimo primero, vigésima primera. */
const ordinalsAbove20 = tens
  .flatMap((ten, tenIndex) =>
    units.map((unit, index) => {
      const forms = ['o', 'a'].map((ending) => `${ten}${ending} ${unit}${ending}`);
      return `${(tenIndex + 2) * 10 + index + 1}: ${forms.join(' | ')}`;
    }),
  )
  .join('\n');

/** Spanish numbers: one value per line, its words after the colon. */
export const spanishNumbers: NumberWords = {
  numbers: `
0: cero
1: uno | un | una
2: dos
3: tres
4: cuatro
5: cinco
6: seis
7: siete
8: ocho
9: nueve
10: diez
11: once
12: doce
13: trece
14: catorce
15: quince
16: dieciséis
17: diecisiete
18: dieciocho
19: diecinueve
20: veinte
21: veintiuno | veintiún | veintiuna
22: veintidós
23: veintitrés
24: veinticuatro
25: veinticinco
26: veintiséis
27: veintisiete
28: veintiocho
29: veintinueve
30: treinta
40: cuarenta
50: cincuenta
60: sesenta
70: setenta
80: ochenta
90: noventa
100: cien | ciento
200: doscientos | doscientas
300: trescientos | trescientas
400: cuatrocientos | cuatrocientas
500: quinientos | quinientas
600: seiscientos | seiscientas
700: setecientos | setecientas
800: ochocientos | ochocientas
900: novecientos | novecientas
1000: mil
1000000: millón | millones`,
  ordinals: `
1: primero | primera | primer | primeros | primeras
2: segundo | segunda
3: tercero | tercera | tercer
4: cuarto | cuarta
5: quinto | quinta
6: sexto | sexta
7: séptimo | séptima
8: octavo | octava
9: noveno | novena
10: décimo | décima
11: undécimo | undécima | decimoprimero | decimoprimera
12: duodécimo | duodécima | decimosegundo | decimosegunda
13: decimotercero | decimotercera | decimotercer
14: decimocuarto | decimocuarta
15: decimoquinto | decimoquinta
16: decimosexto | decimosexta
17: decimoséptimo | decimoséptima
18: decimoctavo | decimoctava
19: decimonoveno | decimonovena
20: vigésimo | vigésima
30: trigésimo | trigésima
40: cuadragésimo | cuadragésima
50: quincuagésimo | quincuagésima
60: sexagésimo | sexagésima
70: septuagésimo | septuagésima
80: octogésimo | octogésima
90: nonagésimo | nonagésima
100: centésimo | centésima
1000: milésimo | milésima
${ordinalsAbove20}`,
  ordinalEndings: ['º', 'ª', 'er', 'ro', 'ra', 'do', 'da', 'to', 'ta', 'mo', 'ma', 'vo', 'va', 'no', 'na'],
  numberPhrases: `
6: media docena
12: una docena | docena
500000: medio millón
2: un par de | un par
0.5: medio | media | un medio | la mitad
0.25: un cuarto
0.75: tres cuartos
0.3333: un tercio
0.6667: dos tercios`,
  multiples: '12: docenas',
  and: ['y', 'e'],
  andInNumbers: { tens: [30, 40, 50, 60, 70, 80, 90], units: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  teensAfter: [],
  point: ['coma', 'punto', 'con'],
  minus: ['menos'],
  bareArticles: ['un', 'una'],
  articles: ['un', 'una'],
  notNumberAfter: ['cada', 'ese', 'este', 'el', 'otro', 'alguno'],
};
