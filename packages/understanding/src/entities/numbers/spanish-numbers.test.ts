import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

const units = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const teens = 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(' ');
const twenties =
  'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve';
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundreds =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

function writeBelow100(value: number): string {
  if (value < 10) return units[value] ?? '';
  if (value < 20) return teens[value - 10] ?? '';
  if (value < 30) return twenties.split(' ')[value - 20] ?? '';
  const ten = tens[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? ten : `${ten} y ${units[value % 10] ?? ''}`;
}

function write(value: number): string {
  if (value === 100) return 'cien';
  if (value < 100) return writeBelow100(value);
  const [large, rest] = value < 1_000 ? [100, value % 100] : [1_000, value % 1_000];
  const count = Math.floor(value / large);
  const head = large === 100 ? (hundreds[count] ?? '') : count === 1 ? 'mil' : `${write(count)} mil`;
  return rest === 0 ? head : `${head} ${write(rest)}`;
}

test('every number to 2,000 is read in Spanish words', () => {
  for (let value = 0; value <= 2_000; value += 1) expect(readMeaning('number', 'es', write(value))).toBe(String(value));
});

test.each(
  parseExamples(`
doscientas cincuenta y una = 251
treinta y un mil = 31000
mil millones = 1000000000
dos mil trescientos millones = 2300000000
un millón y medio = 1500000
medio millón = 500000
2 millones = 2000000
noventa y nueve coma cinco = 99.5
tres coma cero cinco = 3.05
dos y tres = 2; 3
veinte y treinta = 20; 30
cien y doscientos = 100; 200
quiero una = 1
una cerveza =
cada uno =
el vigésimo primero = 21
la 3ª = 3
un par de días = 2
`),
)('%s means %s', (said, means) => {
  expect(readMeaning('number', 'es', said)).toBe(means);
});
