import { splitTokens, type Token } from '../entities/tokens.ts';
import { findLanguageData } from '../languages/languages.ts';
import type { FoundValue } from './slot-finder.ts';

const mostBetween = 3;

/** Leaves out the values that a person rules out, as the Monday of 'not Monday, Tuesday' and of 'any day except Monday'. */
export function leaveOutExcluded(found: readonly FoundValue[], text: string, language: string): readonly FoundValue[] {
  const words = findLanguageData(language)?.exclusions;
  if (!words || found.length === 0) return found;
  const [always, ifOthers, between, notAfter] = [words.always, words.ifOthers, words.between, words.notAfter].map(
    (list) => new Set(list.split(' ').filter((word) => word !== '')),
  );
  const tokens = splitTokens(text);
  const placeByStart = new Map(tokens.map(({ start }, place) => [start, place]));
  const isExcludedBy = (excluding: ReadonlySet<string> | undefined, { start }: FoundValue) => {
    let place = (placeByStart.get(start) ?? 0) - 1;
    for (let left = mostBetween; left > 0 && between?.has(getWord(tokens, place)); left -= 1) place -= 1;
    return excluding?.has(getWord(tokens, place)) === true && notAfter?.has(getWord(tokens, place - 1)) !== true;
  };
  const open = found.filter((one) => one.type === 'yesNo' || !isExcludedBy(always, one));
  const isLeft = (one: FoundValue) => one.type === 'yesNo' || !isExcludedBy(ifOthers, one);
  const typesLeft = new Set(open.filter(isLeft).map(({ type }) => type));
  return open.filter((one) => isLeft(one) || !typesLeft.has(one.type));
}

function getWord(tokens: readonly Token[], place: number) {
  return tokens[place]?.word ?? '';
}
