import { cardSize } from './card-size.ts';

/** The width of a row of a card, in canvas pixels: without its borders, coloured edge and padding. */
const rowWidth = cardSize.width - 2 * cardSize.border - 20;
/** A chip's padding and border on both sides together, and the distance to the next one. */
const chipFrame = 14;
const chipGap = 4;
/** The room for the number of those that do not fit. */
const moreWidth = 26;

/** How many of these chips fit in one row of a card in full; at least one. */
export function countFittingChips(texts: readonly string[]): number {
  let width = 0;
  let count = 0;
  for (const [at, text] of texts.entries()) {
    width += estimateTextWidth(text) + chipFrame + (at === 0 ? 0 : chipGap);
    const isLast = at === texts.length - 1;
    if (width > rowWidth - (isLast ? 0 : chipGap + moreWidth)) break;
    count = at + 1;
  }
  return Math.max(count, Math.min(1, texts.length));
}

const narrow = /[ijlI.,;:'!|() ]/;
const wide = /[mwMWQO@%—]/;
/** The last letter of the Latin alphabets; most scripts after it are wider. */
const lastLatin = '\u024F';

/** The estimated width of a text of 12 px, in pixels; never too small. */
function estimateTextWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character > lastLatin) width += 13;
    else if (narrow.test(character)) width += 4.2;
    else if (wide.test(character)) width += 10.8;
    else width += character === character.toLowerCase() ? 7.1 : 8.6;
  }
  return width;
}
