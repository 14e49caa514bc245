import { readPhraseAt } from './phrases.ts';
import type { Scan } from './scan.ts';

const mostTokens = 24;

/** Spoken digits, and the position after them. */
interface SpokenDigits {
  readonly text: string;
  /** Whether a word of them is two digits: zwölf. */
  readonly hasPairs: boolean;
  readonly next: number;
}

/** Reads digits that are spoken one by one: `oh one five`, `double seven`; with `+` if they begin with it. */
export function readSpokenDigits(scan: Scan, at: number): SpokenDigits | undefined {
  let [text, next, hasPairs] = ['', at, false];
  while (next - at < mostTokens) {
    const isPause = text !== '' && scan.at(next)?.word === ',';
    const digit = readPhraseAt(scan, scan.language.phrases.spokenDigits, isPause ? next + 1 : next);
    if (!digit || (digit.value === '+' && text !== '')) break;
    text += digit.value;
    hasPairs ||= digit.value.length > digit.next - (isPause ? next + 1 : next);
    next = digit.next;
  }
  return text === '' || text === '+' ? undefined : { text, hasPairs, next };
}
