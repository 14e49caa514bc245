import { expect, test } from 'vitest';
import { parseExamples, readMeaning } from '../testing/examples.ts';

const below20 =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

function writeBelow100(value: number): string {
  if (value < 20) return below20[value] ?? '';
  if (value >= 80) return value === 80 ? 'quatre-vingts' : `quatre-vingt-${below20[value - 80] ?? ''}`;
  const ten = Math.min(6, Math.floor(value / 10));
  const rest = value - ten * 10;
  if (rest === 0) return tens[ten] ?? '';
  return `${tens[ten] ?? ''}${rest === 1 || rest === 11 ? ' et ' : '-'}${below20[rest] ?? ''}`;
}

function write(value: number): string {
  if (value < 100) return writeBelow100(value);
  const [large, word] = value < 1_000 ? ([100, 'cent'] as const) : ([1_000, 'mille'] as const);
  const [count, rest] = [Math.floor(value / large), value % large];
  const plural = large === 100 && count > 1 && rest === 0 ? 's' : '';
  const head = count === 1 ? word : `${write(count)} ${word}${plural}`;
  return rest === 0 ? head : `${head} ${write(rest)}`;
}

test('every number to 2,000 is read in French words, with and without hyphens', () => {
  for (let value = 0; value <= 2_000; value += 1) {
    expect(readMeaning('number', 'fr', write(value))).toBe(String(value));
    expect(readMeaning('number', 'fr', write(value).replaceAll('-', ' '))).toBe(String(value));
    expect(readMeaning('number', 'fr', write(value).replaceAll(/[ ]/g, '-'))).toBe(String(value));
  }
});

test.each(
  parseExamples(`
septante-deux = 72
huitante-cinq = 85
nonante et un = 91
quatre-vingt-deux mille trois cents = 82300
trois milliards = 3000000000
un million et demi = 1500000
2 millions = 2000000
12 500 = 12500
1 234,5 = 1234.5
12 34 = 12; 34
trois virgule zéro cinq = 3.05
deux et trois = 2; 3
vingt et trente = 20; 30
une douzaine d'œufs = 12
j'en veux un = 1
une bière =
l'un ou l'autre =
la vingt et unième = 21
le quatre-vingt-dix-septième = 97
1ère = 1
`),
)('%s means %s', (said, means) => {
  expect(readMeaning('number', 'fr', said)).toBe(means);
});
