import type { ChatMessage } from '@confab/contracts';
import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { getAssetUrl } from '../get-asset-url.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** Converts the outputs of a turn to chat messages, one for each response, without ids, notes and trace. */
export function toChatMessages(outputs: readonly TurnOutput[], publicUrl: string): ChatMessage[] {
  return outputs.flatMap((output) => (output.type === 'response' ? [toMessage(output, publicUrl)] : []));
}

function toMessage(output: Spoken, publicUrl: string): ChatMessage {
  const image = getAssetUrl(publicUrl, output.imageAssetId);
  const audio = getAssetUrl(publicUrl, output.audioAssetId);
  const video = getAssetUrl(publicUrl, output.videoUrl);
  const isPlain = output.headingText === '' && image === undefined && video === undefined;
  const speech = stripSpeechMarkdown(output.spokenText).trim();
  return {
    from: 'assistant',
    heading: output.headingText,
    text: output.displayText,
    imageUrl: image ?? null,
    ...(audio !== undefined && { audioUrl: audio }),
    ...(video !== undefined && { videoUrl: video }),
    ...(!isPlain && { layout: output.screenLayout }),
    ...(speech !== '' && speech !== output.displayText.trim() && { speech }),
  };
}
