import { readPhraseAt } from './phrases.ts';
import type { Scan } from './scan.ts';

const mostTokens = 24;

/** Reads digits that are said one by one: `oh one five`, `double seven`; with `+` if they begin with it. */
export function readSpokenDigits(scan: Scan, at: number): { text: string; next: number } | undefined {
  let [text, next] = ['', at];
  while (next - at < mostTokens) {
    const isPause = text !== '' && scan.at(next)?.word === ',';
    const digit = readPhraseAt(scan, scan.language.phrases.spokenDigits, isPause ? next + 1 : next);
    if (!digit || (digit.value === '+' && text !== '')) break;
    text += digit.value;
    next = digit.next;
  }
  return text === '' || text === '+' ? undefined : { text, next };
}
