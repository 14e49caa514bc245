import type { ChatMessage } from '@confab/contracts';
import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { assetAddress } from '../asset-address.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** What the assistant gave out as the chat page shows it: one bubble a response, nothing of ids, notes or trace. */
export function toChatMessages(outputs: readonly TurnOutput[], publicUrl: string): ChatMessage[] {
  return outputs.flatMap((output) => (output.type === 'response' ? [toMessage(output, publicUrl)] : []));
}

function toMessage(output: Spoken, publicUrl: string): ChatMessage {
  const image = assetAddress(publicUrl, output.imageAssetId);
  const audio = assetAddress(publicUrl, output.audioAssetId);
  const video = assetAddress(publicUrl, output.videoUrl);
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
