import { z } from 'zod';
import { assetFolderIdSchema, assetIdSchema } from '../ids.ts';
import { wireAnswer } from '../wire-object.ts';
import { assetFileTypes } from './asset-kinds.ts';

/** One content of an asset. A new upload into an asset makes a new version; versions count from 1. */
const assetVersionSchema = wireAnswer({
  number: z.number().int(),
  bytes: z.number().int(),
  /** SHA-256 of the content as hexadecimal digits. */
  hash: z.string(),
  createdUtc: z.string(),
  authorName: z.string(),
});

/** The facts about an asset other than its content (A3.70, A7.78). */
export const assetMetadataSchema = wireAnswer({
  assetId: assetIdSchema,
  name: z.string(),
  /** The extension with its dot. */
  type: z.string(),
  fileType: z.enum(assetFileTypes),
  /** Null for an asset at the top of the library. */
  folderId: assetFolderIdSchema.nullable(),
  version: assetVersionSchema,
  createdUtc: z.string(),
  updatedUtc: z.string(),
  /** Of a picture, in pixels; null for other assets. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Null when nobody has transcribed the asset (A2.103, A3.61). */
  transcript: z.string().nullable(),
  /** Whether the content changed after it was transcribed. */
  isTranscriptStale: z.boolean(),
});
export type AssetMetadata = z.output<typeof assetMetadataSchema>;
