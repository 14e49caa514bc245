import type { Bubble } from '../../chat/conversation/conversation.ts';

/** One exchange: what was said, null for the opening, and all that came back. */
export interface Exchange {
  readonly said: string | null;
  readonly answers: readonly string[];
}

/** How a conversation compares with another, as far as both were told the same. */
export type Comparison =
  | { readonly kind: 'same'; readonly exchanges: number }
  | { readonly kind: 'differs'; readonly exchange: number }
  | { readonly kind: 'otherWords' };

/** The exchanges of a conversation; what has not been answered yet is none. */
export function groupExchanges(bubbles: readonly Bubble[]): Exchange[] {
  const found: { said: string | null; answers: string[]; isAnswered: boolean }[] = [];
  for (const { from, heading, text, state } of bubbles) {
    if (from === 'visitor') found.push({ said: text, answers: [], isAnswered: state === 'there' });
    else {
      if (found.length === 0) found.push({ said: null, answers: [], isAnswered: true });
      found.at(-1)?.answers.push(heading === '' ? text : `${heading}\n${text}`);
    }
  }
  return found.filter(({ isAnswered }) => isAnswered).map(({ said, answers }) => ({ said, answers }));
}

/**
 * Compares two conversations exchange by exchange, up to where the shorter one ends.
 *
 * `exchange` counts what was said, from 1; 0 is the opening.
 */
export function compareExchanges(one: readonly Exchange[], other: readonly Exchange[]): Comparison | undefined {
  const length = Math.min(one.length, other.length);
  if (length === 0) return undefined;
  for (let at = 0; at < length; at += 1) {
    const [mine, its] = [one[at], other[at]];
    if (mine?.said !== its?.said) return { kind: 'otherWords' };
    if (mine?.answers.join('\n\n') !== its?.answers.join('\n\n')) return { kind: 'differs', exchange: at };
  }
  return { kind: 'same', exchanges: length };
}
