import { productSubjects } from '../product-subjects.ts';

const productName = 'confab';
/** Words that have no meaning in a subject. */
const fillers = new Set([
  'a',
  'an',
  'the',
  'of',
  'for',
  'on',
  'in',
  'to',
  'is',
  'was',
  'are',
  'you',
  'your',
  'fur',
  'bei',
  'dein',
  'deine',
  'deinem',
  'deines',
  'du',
  'bist',
  'hast',
  'ein',
  'eine',
  'einem',
  'eines',
  'das',
  'die',
  'wurde',
  productName,
]);
/** The share of a product subject's words from which a subject looks like it. */
const minShare = 0.6;

/** Letters and digits that look like Latin letters, after compatibility forms and accents are removed. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вβʙ', 'b'],
    ['сϲᴄ', 'c'],
    ['ԁ', 'd'],
    ['еєε3', 'e'],
    ['ғ', 'f'],
    ['ɡ9', 'g'],
    ['һнʜ', 'h'],
    ['іıι1|!ӏ', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ո', 'n'],
    ['м', 'm'],
    ['оοσօ0', 'o'],
    ['рρ', 'p'],
    ['ѕ5$', 's'],
    ['тτ7', 't'],
    ['υս', 'u'],
    ['ѵν', 'v'],
    ['ѡԝω', 'w'],
    ['хχ', 'x'],
    ['уγү', 'y'],
    ['@4', 'a'],
    ['8', 'b'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin])),
);

/**
 * Whether a text names the product, or a subject reads like one of the product's own.
 *
 * Letters of other scripts that look like Latin ones, accents, invisible characters and spaced-out words do not hide
 * it.
 */
export function isProductLookAlike(text: string): boolean {
  const words = foldText(text)
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.join('').includes(productName)) return true;
  const said = new Set(words);
  return subjectWords.some((subject) => subject.filter((word) => said.has(word)).length >= subject.length * minShare);
}

/** Replaces letters by the plain Latin letters that they look like. */
function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, '')
    .toLowerCase();
  return [...plain].map((letter) => lookAlikes[letter] ?? letter).join('');
}

const subjectWords = productSubjects.map((subject) => [
  ...new Set(
    foldText(subject)
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && !fillers.has(word)),
  ),
]);
