import type { Moment } from './calendar.ts';
import type { Language } from './language.ts';
import type { FoundNumber } from './found-number.ts';
import { splitTokens, type Token } from './tokens.ts';
import { fixedMoment } from './calendar.ts';

/** What is known of where a text was said. */
export interface EntityContext {
  /** A language code, `en` or `de-AT`. */
  readonly language: string;
  /** Without it nothing is read that depends on when it is said. */
  readonly moment?: Moment;
}

/** A text while it is read: its tokens, and the numbers found in it so far. */
export interface Scan {
  readonly text: string;
  readonly length: number;
  readonly language: Language;
  /** Upper case, `US` of `en-US`; empty where the code names none. */
  readonly region: string;
  readonly moment: Moment;
  /** The only way to a token, so that a test can count how often a reader looks. */
  readonly at: (index: number) => Token | undefined;
  readonly numbers: Map<number, FoundNumber | undefined>;
}

/** What a reader made of the tokens from one place to the next; no values where it is nothing after all. */
export interface Reading<Value> {
  /** Where what was read begins, if that is after the place: the 3rd in `on the 3rd`. */
  readonly start?: number;
  readonly next: number;
  readonly values: readonly Value[];
}

const nowhere = fixedMoment(0);

export function createScan(text: string, language: Language, { language: code, moment }: EntityContext): Scan {
  const tokens = splitTokens(text);
  return {
    text,
    length: tokens.length,
    language,
    region: code.split('-')[1]?.toUpperCase() ?? '',
    moment: moment ?? nowhere,
    at: (index) => tokens[index],
    numbers: new Map(),
  };
}

/** The place after a word that only leads to what is read. */
export function skipLeadingWord(scan: Scan, at: number): number {
  return scan.language.sets.leading.has(scan.at(at)?.word ?? '') ? at + 1 : at;
}
