import { mediaMessages, unprocessable } from '@confab/contracts';
import {
  picturePixelsMax,
  readImageSize,
  thumbnailSize,
  type AssetSignature,
  type IconSide,
  type ImageSize,
} from '@confab/model/media';
import type { Sharp } from 'sharp';
import { writeUnflushed, type FileTarget } from '../../../storage/write-unflushed.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { hashBytes, smallBytesMax } from './small-files.ts';

/** Pictures that are larger or take longer are refused; damaged ones as well (UPL-6). */
const limits = { limitInputPixels: picturePixelsMax, failOn: 'error', sequentialRead: true } as const;
const secondsMax = 8;

interface PictureFile {
  readonly path: string;
}

/** A file that was made from another. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** SHA-256 of a small file that was written to the target. */
  readonly hash?: Uint8Array;
}

interface PictureTarget {
  /** Where a small file is written; undefined when the server stores it. */
  readonly target: FileTarget | undefined;
}

interface MadePicture extends PictureFile, PictureTarget {
  readonly signature: AssetSignature;
}

/**
 * Decodes all of a picture, measures it as it is shown, and makes its thumbnail; undefined for a file that is not a
 * picture.
 *
 * Writing a small picture reads every line of the large one, so the thumbnail costs little more than the check.
 */
export const decodePicture = defineWorkerTask('decodePicture', async ({ path, target, signature }: MadePicture) => {
  const decoded = await decode(path, signature);
  if (!decoded) return undefined;
  const { width, height, thumbnail } = decoded;
  return { width, height, thumbnail: writeSmall(thumbnail, target) };
});

async function decode(path: string, signature: AssetSignature) {
  try {
    const picture = await openPicture(path);
    const { autoOrient } = await picture.metadata();
    const thumbnail = await resize(picture, signature, thumbnailSize);
    return { width: autoOrient.width, height: autoOrient.height, thumbnail };
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw unprocessable(mediaMessages.pictureTooLarge);
    return undefined;
  }
}

interface ResizedPicture extends MadePicture {
  readonly size: ImageSize;
}

/**
 * Makes a picture of another size, turned upright and without the data of its camera. It fits into the size and is never
 * enlarged; a picture with transparent parts becomes PNG, any other JPEG, which every platform shows.
 */
export const resizePicture = defineWorkerTask(
  'resizePicture',
  async ({ path, target, signature, size }: ResizedPicture) =>
    writeSmall(await resize(await openPicture(path), signature, size), target),
);

async function resize(picture: Sharp, signature: AssetSignature, size: ImageSize): Promise<MadeFile> {
  const { width, height } = readImageSize(size);
  // A JPEG has no transparent parts.
  const hasAlpha = signature !== 'jpeg' && (await picture.metadata()).hasAlpha;
  const resized = picture.autoOrient().resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return {
    bytes: await (hasAlpha ? resized.png({ compressionLevel: 6 }) : resized.jpeg({ quality: 82 })).toBuffer(),
    mediaType: hasAlpha ? 'image/png' : 'image/jpeg',
  };
}

/** Makes a square icon with all of a picture in its middle, and transparent beside it: a PNG of exactly this size. */
export const makeIcon = defineWorkerTask(
  'makeIcon',
  async ({ path, target, side }: PictureFile & PictureTarget & { readonly side: IconSide }) => {
    const settings = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const picture = await openPicture(path);
    const icon = picture.autoOrient().resize(Number(side), Number(side), settings);
    const bytes = await icon.png({ compressionLevel: 6 }).toBuffer();
    return writeSmall({ bytes, mediaType: 'image/png' }, target);
  },
);

/** Opens a picture with its limits. The library is loaded with the first one: it takes a tenth of a second. */
async function openPicture(path: string) {
  const { default: sharp } = await import('sharp');
  return sharp(path, limits).timeout({ seconds: secondsMax });
}

function writeSmall(made: MadeFile, target: FileTarget | undefined): MadeFile {
  const bytes = new Uint8Array(made.bytes);
  if (target === undefined || bytes.length > smallBytesMax) return { ...made, bytes };
  writeUnflushed(target, bytes);
  return { ...made, bytes, hash: new Uint8Array(hashBytes(bytes)) };
}
