import { profileMessages, Refusal, unprocessable } from '@confab/contracts';
import type { Photo } from './profile.repository.ts';

/** Sides in pixels of the squares in which a photo is shown (P9.24). */
const sizes = { small: 120, large: 512 } as const;
/** 40 million pixels are more than a camera's photo needs here; a decompression bomb claims more. */
const pixelsMax = 40_000_000;
const secondsMax = 10;

/** The first bytes of the accepted formats. No other file reaches a decoder, above all no SVG. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
];

/**
 * Creates the two square sizes of a photo: upright, cropped around its most salient part, and without the camera's
 * metadata (place, author).
 */
export async function readPicture(bytes: Buffer): Promise<Photo> {
  if (!beginnings.some((fits) => fits(bytes))) throw unprocessable(profileMessages.unusablePicture);
  try {
    const large = await square(bytes, sizes.large);
    return { large, small: await square(large, sizes.small) };
  } catch (error) {
    // Every decoder error means a bad file: truncated, too large, or of another format.
    throw new Refusal('unprocessable', profileMessages.unusablePicture, { cause: error });
  }
}

async function square(bytes: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .timeout({ seconds: secondsMax })
    .webp({ quality: 82 })
    .toBuffer();
}
