/** The sizes that pictures are served in, as `width`x`height` in pixels (A9.17 to A9.20, A2.88). */
export const imageSizes = [
  '512x512',
  '192x192',
  '120x120',
  '1024x768',
  '800x600',
  '320x240',
  '1920x1080',
  '1280x720',
  '640x360',
  '500x500',
  '300x300',
] as const;
export type ImageSize = (typeof imageSizes)[number];

/** The default size of a picture (A9.20). */
const defaultImageSize: ImageSize = '500x500';

/** The size of the pictures of the media library's list. It is made of every picture that is uploaded. */
export const thumbnailSize: ImageSize = '192x192';

/**
 * The square icons that pictures are served as, by their side in pixels: the small and the large icon that Alexa asks for. They are exactly
 * as large, whatever the picture is.
 */
export const iconSides = ['108', '512'] as const;
export type IconSide = (typeof iconSides)[number];

/** The formats that sounds are served in: as uploaded, as mp3 for browsers, and as required by Alexa's `audio` tag. */
export const audioFormats = ['original', 'mp3', 'alexa'] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** Reads a size of the list. */
export function readImageSize(text: string): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
}

/** The values of an address template. */
interface AddressParts {
  readonly assetId: string;
  readonly imageSize?: ImageSize;
  readonly audioFormat?: AudioFormat;
  /** Changes with the content, so that caches do not show an older one (A7.87). */
  readonly randomId: string;
}

/** Fills `{assetId}`, `{imageSize}` and `{audioFormat}` of an address template and adds the random id (A7.87). */
export function fillAssetAddress(template: string, parts: AddressParts): string {
  const { assetId, imageSize = defaultImageSize, audioFormat = 'mp3', randomId } = parts;
  const address = template
    .replaceAll('{assetId}', encodeURIComponent(assetId))
    .replaceAll('{imageSize}', imageSize)
    .replaceAll('{audioFormat}', audioFormat);
  return `${address}${address.includes('?') ? '&' : '?'}r=${encodeURIComponent(randomId)}`;
}
