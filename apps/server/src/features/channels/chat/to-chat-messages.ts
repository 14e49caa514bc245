import type { ChatMessage } from '@confab/contracts';
import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { getAssetUrl, type AddressFile } from '../get-asset-url.ts';

type Spoken = Extract<TurnOutput, { type: 'response' }>;

/** Converts the outputs of a turn to chat messages, one for each response, without ids, notes and trace. */
export function toChatMessages(outputs: readonly TurnOutput[], addressFile: AddressFile): ChatMessage[] {
  return outputs.flatMap((output) => (output.type === 'response' ? [toMessage(output, addressFile)] : []));
}

function toMessage(output: Spoken, addressFile: AddressFile): ChatMessage {
  // Messages never link the uploaded images and sounds: photos contain the place where they were taken, and browsers
  // play few sound formats.
  const image = getAssetUrl(addressFile, output.imageAssetId, { size: '1920x1080', motion: '1' });
  const audio = getAssetUrl(addressFile, output.audioAssetId, { format: 'mp3' });
  const video = getAssetUrl(addressFile, output.videoUrl);
  const isPlain = output.headingText === '' && image === undefined && video === undefined;
  const speech = stripSpeechMarkdown(output.spokenText).trim();
  return {
    from: 'assistant',
    heading: output.headingText,
    text: output.displayText,
    imageUrl: image ?? null,
    ...(image !== undefined && output.imageAlt !== undefined && { imageAlt: output.imageAlt }),
    ...(audio !== undefined && { audioUrl: audio }),
    ...(video !== undefined && { videoUrl: video }),
    ...(!isPlain && { layout: output.screenLayout }),
    ...(speech !== '' && speech !== output.displayText.trim() && { speech }),
  };
}
