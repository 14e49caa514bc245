import { splitTokens, type Token } from '../entities/tokens.ts';
import { findLanguageData } from '../languages/languages.ts';

const longestName = 5;
const mostBefore = 4;

/**
 * The name in an answer that introduces it, such as 'Thank you, my name is Ada Lovelace.'; undefined for other answers.
 * What follows is a name only if it is a few words, with nothing but a greeting before it.
 */
export function findIntroducedName(text: string, language: string): string | undefined {
  const phrases = findLanguageData(language)?.nameIntroductions ?? [];
  const tokens = splitTokens(text);
  for (const phrase of phrases) {
    const words = splitTokens(phrase).map(({ word }) => word);
    const at = tokens.findIndex((_token, place) => words.every((word, next) => tokens[place + next]?.word === word));
    const name = at < 0 || at > mostBefore ? undefined : readName(text, tokens.slice(at + words.length));
    if (name !== undefined) return name;
  }
  return undefined;
}

function readName(text: string, tokens: readonly Token[]): string | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > longestName || first !== tokens[0]) return undefined;
  const isName = tokens.every(({ kind, word, end }) => kind === 'word' || /^[-.]$/.test(word) || end > last.end);
  return isName ? text.slice(first.start, last.end) : undefined;
}
