import { splitTokens } from '@confab/inputs';
import { emptyId, type ResponseEntry } from '@confab/model';
import type { ChatMessage } from '@confab/contracts';
import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { isAssetId, type AssetAddresses } from '../../../../../media/asset-addresses.ts';

/** An entry as the channel shows it. */
export interface PreviewMessage {
  readonly message: ChatMessage;
  readonly chips: readonly string[];
  /** What a speaker says. */
  readonly speech: string;
}

/**
 * Converts an entry to a message of the channel, with its tokens replaced by their names. Texts are chosen like in the
 * engine: without a display text the spoken one is shown, and without a spoken text the display text is said.
 */
export function toPreviewMessage(
  entry: Partial<ResponseEntry>,
  { getImageUrl, getAudioUrl }: AssetAddresses,
  getTokenName: (token: string) => string,
): PreviewMessage {
  const fill = (text = '') =>
    splitTokens(text)
      .map((part) => (part.type === 'text' ? part.text : `‹${getTokenName(part.name)}›`))
      .join('');
  const heading = fill(entry.HeadingText);
  const spoken = stripSpeechMarkdown(fill(entry.SpokenText));
  const shown = fill(entry.DisplayText);
  const image = toUrl(entry.ImageAssetId, (id) => getImageUrl(id, '1024x768'));
  const imageAlt = fill(entry.ImageAlt).trim();
  const audio = toUrl(entry.AudioAssetId, (id) => getAudioUrl(id));
  const video = entry.VideoUrl?.trim() ?? '';
  const isPlain = heading === '' && image === undefined && video === '';
  return {
    message: {
      from: 'assistant',
      heading,
      text: shown.trim() === '' ? spoken : shown,
      imageUrl: image ?? null,
      ...(image === undefined || imageAlt === '' ? {} : { imageAlt }),
      ...(audio === undefined ? {} : { audioUrl: audio }),
      ...(video === '' ? {} : { videoUrl: video }),
      ...(isPlain ? {} : { layout: entry.ScreenLayout ?? 'ImageLeftNoHeading' }),
      ...(spoken === '' ? {} : { speech: spoken }),
    },
    chips: (entry.SuggestionChips ?? []).map(fill).filter((chip) => chip.trim() !== ''),
    speech: spoken === '' ? shown : spoken,
  };
}

function toUrl(written: string | undefined, getUrl: (id: string) => string | undefined): string | undefined {
  if (written === undefined || written === '' || written === emptyId) return undefined;
  if (isAssetId(written)) return getUrl(written);
  return /^https?:/i.test(written) && URL.canParse(written) ? written : undefined;
}
