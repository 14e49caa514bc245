import { mediaMessages, unprocessable } from '@confab/contracts';
import {
  picturePixelsMax,
  readImageSize,
  type AssetSignature,
  type IconSide,
  type ImageSize,
} from '@confab/model/media';
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

/** Decodes all of a picture and measures it as it is shown; undefined for a file that is no picture. */
export const decodePicture = defineWorkerTask('decodePicture', async ({ path }: PictureFile) => {
  try {
    const picture = await openPicture(path);
    const { autoOrient } = await picture.metadata();
    // Writing a small picture reads every line of the large one.
    await picture.resize(16, 16, { fit: 'inside' }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw unprocessable(mediaMessages.pictureTooLarge);
    return undefined;
  }
});

interface ResizedPicture extends PictureFile, PictureTarget {
  readonly signature: AssetSignature;
  readonly size: ImageSize;
}

/**
 * Makes a picture of another size, turned upright and without the data of its camera. It fits into the size and is never
 * enlarged; a picture with transparent parts becomes PNG, any other JPEG, which every platform shows.
 */
export const resizePicture = defineWorkerTask(
  'resizePicture',
  async ({ path, target, signature, size }: ResizedPicture) => {
    const { width, height } = readImageSize(size);
    const picture = await openPicture(path);
    // A JPEG has no transparent parts.
    const hasAlpha = signature !== 'jpeg' && (await picture.metadata()).hasAlpha;
    const resized = picture.autoOrient().resize(width, height, { fit: 'inside', withoutEnlargement: true });
    const bytes = await (hasAlpha ? resized.png({ compressionLevel: 6 }) : resized.jpeg({ quality: 82 })).toBuffer();
    return writeSmall(bytes, hasAlpha ? 'image/png' : 'image/jpeg', target);
  },
);

/** Makes a square icon with all of a picture in its middle, and transparent beside it: a PNG of exactly this size. */
export const makeIcon = defineWorkerTask(
  'makeIcon',
  async ({ path, target, side }: PictureFile & PictureTarget & { readonly side: IconSide }) => {
    const settings = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const picture = await openPicture(path);
    const icon = picture.autoOrient().resize(Number(side), Number(side), settings);
    const bytes = await icon.png({ compressionLevel: 6 }).toBuffer();
    return writeSmall(bytes, 'image/png', target);
  },
);

/** Opens a picture with its limits. The library is loaded with the first one: it takes a tenth of a second. */
async function openPicture(path: string) {
  const { default: sharp } = await import('sharp');
  return sharp(path, limits).timeout({ seconds: secondsMax });
}

function writeSmall(made: Buffer, mediaType: string, target: FileTarget | undefined): MadeFile {
  const bytes = new Uint8Array(made);
  if (target === undefined || bytes.length > smallBytesMax) return { bytes, mediaType };
  writeUnflushed(target, bytes);
  return { bytes, mediaType, hash: new Uint8Array(hashBytes(bytes)) };
}
