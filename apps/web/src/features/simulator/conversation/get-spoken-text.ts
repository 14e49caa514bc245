import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';

/** The spoken text of all responses of a turn. */
export function getSpokenText(outputs: readonly TurnOutput[]): string {
  return outputs
    .flatMap((output) => (output.type === 'response' ? [stripSpeechMarkdown(output.spokenText)] : []))
    .filter((text) => text !== '')
    .join('\n');
}
