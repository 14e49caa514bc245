import { findAssetKind } from '@confab/model/media';

/** How an edited picture is stored. */
export interface SaveFormat {
  readonly mediaType: 'image/png' | 'image/jpeg';
  /** The name of the stored file. */
  readonly fileName: string;
  /** Whether it becomes a new asset, because browsers cannot write the format of the original. */
  readonly isCopy: boolean;
}

/** A PNG and a JPEG keep their format and name (A2.81); a picture of another kind becomes a new PNG. */
export function chooseSaveFormat(fileName: string): SaveFormat {
  const mediaType = findAssetKind(fileName)?.mediaType;
  if (mediaType === 'image/png' || mediaType === 'image/jpeg') return { mediaType, fileName, isCopy: false };
  const dot = fileName.lastIndexOf('.');
  const name = dot > 0 ? fileName.slice(0, dot) : fileName;
  return { mediaType: 'image/png', fileName: `${name}.png`, isCopy: true };
}
