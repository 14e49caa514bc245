import { stripMarkdown, type TurnOutput } from '@confab/model';

type ResponseOutput = Extract<TurnOutput, { type: 'response' }>;

/** The responses of a turn for a channel that shows plain text: display texts without formatting. */
export function listPlainResponses(outputs: readonly TurnOutput[]): ResponseOutput[] {
  return outputs.flatMap((output) =>
    output.type === 'response' ? [{ ...output, displayText: stripMarkdown(output.displayText) }] : [],
  );
}
