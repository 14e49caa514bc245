import { queryWholeNumber, teamIdSchema, wholeNumber, wireAnswer, wireObject } from '@confab/model';
import { assetIdSchema, assetMetadataSchema, imageSizes } from '@confab/model/media';
import { z } from 'zod';
import { defineCall, nameCalls, queryNumber } from '../define-call.ts';

const keptVersionSchema = wireAnswer({
  /** Counts from 1. */
  number: z.number().int(),
  bytes: z.number().int(),
  createdUtc: z.string(),
  /** Empty for an author who has been deleted. */
  authorName: z.string(),
  /** When a replaced version is deleted; null for the newest. */
  expiresUtc: z.string().nullable(),
});
export type KeptVersion = z.output<typeof keptVersionSchema>;

/** The most versions that one request lists. */
export const assetVersionsPageSize = 50;

/** The calls about the versions of a file that are kept: the newest, and for 30 days those that it replaced. */
export const assetVersionCalls = nameCalls('assetVersions', {
  /** The newest first: `assetVersionsPageSize` after the first `skip`. */
  list: defineCall({
    method: 'GET',
    path: '/api/GetAssetVersions',
    query: z.strictObject({
      teamId: teamIdSchema,
      assetId: assetIdSchema,
      skip: queryWholeNumber({ max: 1_000_000 }).optional(),
    }),
    result: wireAnswer({ versions: z.array(keptVersionSchema), total: z.number().int() }),
    fallbackMessage: 'Error loading the versions of the file',
  }),
  /** The content of a version as it was uploaded, as a download; a picture in a size of the list on request. */
  contents: defineCall({
    method: 'GET',
    path: '/api/GetAssetVersionContents',
    answerShape: 'bytes',
    query: z.strictObject({
      teamId: teamIdSchema,
      assetId: assetIdSchema,
      version: queryNumber,
      imageSize: z.enum(imageSizes).optional(),
    }),
    result: z.string(),
    fallbackMessage: 'Error loading the version of the file',
  }),
  /** Makes the content of a kept version the newest version. A file with a newer version than `expectedVersion` is refused with status 409. */
  restore: defineCall({
    method: 'POST',
    path: '/api/RestoreAssetVersion',
    body: wireObject({
      teamId: teamIdSchema,
      assetId: assetIdSchema,
      version: wholeNumber({ min: 1 }),
      /** The newest version that the caller saw. */
      expectedVersion: wholeNumber({ min: 1 }),
    }),
    result: assetMetadataSchema,
    fallbackMessage: 'Error restoring the version',
  }),
});
