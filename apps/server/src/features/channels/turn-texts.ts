import { stripMarkdown, type TurnOutput } from '@confab/model';
import type { ChannelInput } from './channel-turn.ts';

/** Returns the utterance of an input, or null when there is none. */
export function getUtterance(input: ChannelInput): string | null {
  if (input.type === 'said') return input.text;
  return input.type === 'intent' ? input.text || input.name : null;
}

/** Returns the displayed texts of a turn as one text without formatting. */
export function getAnswerText(outputs: readonly TurnOutput[]): string {
  return outputs
    .flatMap((output) => (output.type === 'response' ? [stripMarkdown(output.displayText)] : []))
    .join('\n');
}
