import { profileMessages, Refusal, unprocessable } from '@confab/contracts';
import sharp from 'sharp';
import type { Photo } from './profile.repository.ts';

/** Sides of the squares in which a picture of a person is shown (P9.24). */
const sizes = { small: 120, large: 512 } as const;
/** Some 40 million pixels are more than any camera's picture needs here; a bomb claims more. */
const pixelsMax = 40_000_000;
const secondsMax = 10;

/** How the files begin that are taken. Everything else never gets as far as a decoder, SVG least of all. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
];

/**
 * Makes the two squares of a picture, upright, cut around what catches the eye, and without anything a camera wrote
 * into the file (where it was taken, by whom).
 */
export async function readPicture(bytes: Buffer): Promise<Photo> {
  if (!beginnings.some((fits) => fits(bytes))) throw unprocessable(profileMessages.unusablePicture);
  try {
    const large = await square(bytes, sizes.large);
    return { large, small: await square(large, sizes.small) };
  } catch (error) {
    // Whatever the decoder dislikes is the file's fault: it is cut short, claims too much, or is something else.
    throw new Refusal('unprocessable', profileMessages.unusablePicture, { cause: error });
  }
}

function square(bytes: Buffer, side: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .timeout({ seconds: secondsMax })
    .webp({ quality: 82 })
    .toBuffer();
}
