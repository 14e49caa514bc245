import type { TurnOutput } from '../turn.ts';

const nothing: readonly string[] = [];

/**
 * The suggestion chips after a turn: those of its last response that has chips. So a question without chips keeps the
 * chips of the response before it, and a question with chips replaces them.
 */
export function listSuggestionChips(outputs: readonly TurnOutput[]): readonly string[] {
  for (let at = outputs.length - 1; at >= 0; at -= 1) {
    const output = outputs[at];
    if (output?.type === 'response' && output.suggestionChips.length > 0) return output.suggestionChips;
  }
  return nothing;
}
