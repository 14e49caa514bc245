import type { Bubble } from '../../chat/conversation/conversation.ts';

/** An utterance and the responses to it; `utterance` is null for the opening. */
export interface Exchange {
  readonly utterance: string | null;
  readonly responses: readonly string[];
}

/** Result of comparing two conversations up to the end of the shorter one. */
export type Comparison =
  | { readonly kind: 'same'; readonly exchanges: number }
  | { readonly kind: 'differs'; readonly exchange: number }
  | { readonly kind: 'differentInputs' };

/** Groups chat bubbles into exchanges; unanswered utterances are left out. */
export function groupExchanges(bubbles: readonly Bubble[]): Exchange[] {
  const found: { utterance: string | null; responses: string[]; isAnswered: boolean }[] = [];
  for (const { from, heading, text, state } of bubbles) {
    if (from === 'visitor') found.push({ utterance: text, responses: [], isAnswered: state === 'there' });
    else {
      if (found.length === 0) found.push({ utterance: null, responses: [], isAnswered: true });
      found.at(-1)?.responses.push(heading === '' ? text : `${heading}\n${text}`);
    }
  }
  return found.filter(({ isAnswered }) => isAnswered).map(({ utterance, responses }) => ({ utterance, responses }));
}

/**
 * Compares two conversations exchange by exchange, up to the end of the shorter one.
 *
 * `exchange` is the number of the utterance, from 1; 0 is the opening.
 */
export function compareExchanges(one: readonly Exchange[], other: readonly Exchange[]): Comparison | undefined {
  const length = Math.min(one.length, other.length);
  if (length === 0) return undefined;
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one[at], other[at]];
    if (left?.utterance !== right?.utterance) return { kind: 'differentInputs' };
    if (left?.responses.join('\n\n') !== right?.responses.join('\n\n')) return { kind: 'differs', exchange: at };
  }
  return { kind: 'same', exchanges: length };
}
