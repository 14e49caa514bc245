import { getCardLayout, stripMarkdown, type TurnOutput } from '@confab/model';

type ResponseOutput = Extract<TurnOutput, { type: 'response' }>;

/**
 * The responses of a turn for a channel that shows plain text: display texts without formatting, and only the picture and
 * heading that the layout has.
 */
export function listPlainResponses(outputs: readonly TurnOutput[]): ResponseOutput[] {
  return outputs.flatMap((output) => (output.type === 'response' ? [toPlainResponse(output)] : []));
}

function toPlainResponse(output: ResponseOutput): ResponseOutput {
  const { picture, hasHeading } = getCardLayout(output.screenLayout);
  return {
    ...output,
    displayText: stripMarkdown(output.displayText),
    headingText: hasHeading ? output.headingText : '',
    imageAssetId: picture === 'none' ? null : output.imageAssetId,
  };
}
