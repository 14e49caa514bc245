import { splitSlotWords } from './list-values.ts';

const placeWords: Readonly<Record<string, RegExp>> = {
  en: /\b(?:no|wait|sorry|actually|rather|i mean)\b/giu,
  de: /\b(?:nein|moment|sorry|entschuldigung|quatsch|doch lieber|ich meine)\b/giu,
};

/** The place after which a person corrects the answer, as in 'large, no, small'; infinity if there is none. */
export function findCorrectedPlace(text: string, language: string): number {
  const words = placeWords[language.slice(0, 2)];
  const last = words && [...text.matchAll(words)].at(-1);
  return last ? last.index : Number.POSITIVE_INFINITY;
}

const clearWords: Readonly<Record<string, RegExp>> = {
  en: /^\W*(?:oh\W+)?(?:no|nope)\b|\bi meant?\b|\bchange\b|\bmake (?:that|it)\b/iu,
  de: /^\W*(?:ach\W+|oh\W+)?(?:nein|nee|quatsch)(?!\p{L})|(?<!\p{L})(?:ich mein(?:e|te)?|änder[ent]+|ändre|mach\p{L}* .{1,60} (?:draus|daraus))(?!\p{L})/iu,
};
const likelyWords: Readonly<Record<string, RegExp>> = {
  en: /\b(?:wait|sorry|actually|rather|instead)\b/iu,
  de: /(?<!\p{L})(?:moment|sorry|entschuldigung|doch|lieber|eigentlich|stattdessen)(?!\p{L})/iu,
};

/**
 * Whether a person corrects something: 'clear' for words such as 'no, for three' or 'make that three', 'likely' for those
 * that may as well begin an answer, such as 'actually three'.
 */
export function findCorrection(text: string, language: string): 'clear' | 'likely' | undefined {
  const key = language.slice(0, 2);
  if (clearWords[key]?.test(text)) return 'clear';
  return likelyWords[key]?.test(text) ? 'likely' : undefined;
}

/** The first of some things whose whole name a text has, inflected or not. */
export function findNamed<Thing extends { readonly name: string }>(
  text: string,
  things: readonly Thing[],
  language: string,
): Thing | undefined {
  const toStems = (words: string) => splitSlotWords(words, language).map(({ stem }) => stem);
  const said = ` ${toStems(text).join(' ')} `;
  return things.find(({ name }) => {
    const stems = toStems(name);
    return stems.length > 0 && said.includes(` ${stems.join(' ')} `);
  });
}
