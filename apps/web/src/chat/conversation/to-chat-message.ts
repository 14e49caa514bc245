import type { ChatMessage } from '@confab/contracts';
import { stripSpeechMarkdown } from '@confab/dialog-engine';
import type { TurnOutput } from '@confab/model';
import { isAssetId, type AssetAddresses } from '../../media/asset-addresses.ts';

/** A response of the engine. */
export type ResponseOutput = Extract<TurnOutput, { type: 'response' }>;

/** The files of a response, as authors entered them; empty texts for none. */
export function listResponseFiles({ imageAssetId, audioAssetId }: ResponseOutput): readonly string[] {
  return [imageAssetId ?? '', audioAssetId ?? ''];
}

/** Converts a response of a simulated turn to the message that a visitor of the chat page would get. */
export function toChatMessage(output: ResponseOutput, { getImageUrl, getAudioUrl }: AssetAddresses): ChatMessage {
  const { headingText, displayText, spokenText, screenLayout, imageAssetId, imageAlt, audioAssetId, videoUrl } = output;
  const image = toMediaUrl(imageAssetId, (id) => getImageUrl(id, '1024x768'));
  const audio = toMediaUrl(audioAssetId, (id) => getAudioUrl(id));
  const video = toMediaUrl(videoUrl, () => undefined);
  const isPlain = headingText === '' && image === undefined && video === undefined;
  const speech = stripSpeechMarkdown(spokenText).trim();
  return {
    from: 'assistant',
    heading: headingText,
    text: displayText,
    imageUrl: image ?? null,
    ...(image !== undefined && imageAlt !== undefined && { imageAlt }),
    ...(audio !== undefined && { audioUrl: audio }),
    ...(video !== undefined && { videoUrl: video }),
    ...(!isPlain && { layout: screenLayout }),
    ...(speech !== '' && speech !== displayText.trim() && { speech }),
  };
}

/** Converts the author's input, a web address or the id of an uploaded file, to a URL. */
function toMediaUrl(written: string | null, getUrl: (id: string) => string | undefined): string | undefined {
  if (!written) return undefined;
  if (isAssetId(written)) return getUrl(written);
  return /^https?:/iu.test(written) && URL.canParse(written) ? written : undefined;
}
