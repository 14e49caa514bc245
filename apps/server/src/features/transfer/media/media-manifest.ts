import { assetFileTypes } from '@confab/model/media';
import { z } from 'zod';

/** The entry of a zip that lists the files of the media library in it. */
export const mediaEntry = 'media.json';

const assetSchema = z.object({
  AssetId: z.guid().transform((id) => id.toLowerCase()),
  Name: z.string().max(500),
  FileType: z.enum(assetFileTypes),
  /** The entry of the zip with its content. */
  Path: z.string().max(1_000),
  Bytes: z.number().int().nonnegative(),
  /** As hexadecimal digits. */
  Sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type PackedAsset = z.output<typeof assetSchema>;

const manifestSchema = z.object({ FormatVersion: z.literal(1), Assets: z.array(assetSchema).max(5_000) });

/** Writes the list of the files in a zip. */
export function writeMediaManifest(assets: readonly PackedAsset[]): string {
  return `${JSON.stringify({ FormatVersion: 1, Assets: assets }, null, 2)}\n`;
}

/** Reads the list of the files in a zip; undefined for a text that is no such list. */
export function readMediaManifest(text: string): readonly PackedAsset[] | undefined {
  try {
    return manifestSchema.parse(JSON.parse(text)).Assets;
  } catch {
    return undefined;
  }
}
