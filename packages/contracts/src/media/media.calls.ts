import {
  accountIdSchema,
  itemIdSchema,
  itemKinds,
  projectIdSchema,
  publishedStages,
  queryWholeNumber,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import {
  assetFileTypes,
  assetFolderIdSchema,
  assetIdSchema,
  assetMetadataSchema,
  audioFormats,
  iconSides,
  imageSizes,
} from '@confab/model/media';
import { z } from 'zod';
import { defineCall, nameCalls, queryFlag, queryNumber } from '../define-call.ts';
import { fileAnswerSchema, filePathText, fileRequestSchema } from './file-operations.ts';

const teamQuery = { teamId: teamIdSchema };
const assetQuery = z.strictObject({ teamId: teamIdSchema, assetId: assetIdSchema });
/** A ticket of `createTicket`, for requests that cannot have a header: forms, pictures and sounds in a page. */
const ticketText = z.string().max(600).optional();
/** Times and random values that clients add so that no cache answers. */
const freshness = z.string().max(100).optional();

const transcriptionSchema = wireAnswer({
  /** Empty when nothing was understood, or when there is no service (A2.103). */
  transcript: z.string(),
  /** What transcribed it; `none` when the installation has nothing for it. */
  engine: z.enum(['service', 'pocketsphinx', 'none']),
});
export type Transcription = z.output<typeof transcriptionSchema>;

const assetUseSchema = wireAnswer({
  assetId: assetIdSchema,
  projectId: projectIdSchema,
  projectName: z.string(),
  itemId: itemIdSchema,
  itemKind: z.enum(itemKinds),
  itemName: z.string(),
  /** The workflow of a node, or the chapter of a page; null for other items. */
  workflowId: workflowIdSchema.nullable(),
  /** The path of the value that names the asset, as in edits; empty for a release, whose items are not listed. */
  path: z.string(),
  /** A node of a test counts as a test, and everything else of a draft as the draft. */
  place: z.enum(['Draft', 'Test', ...publishedStages]),
});
export type AssetUse = z.output<typeof assetUseSchema>;

const assetStateSchema = wireAnswer({
  assetId: assetIdSchema,
  name: z.string(),
  fileType: z.enum(assetFileTypes),
  /** Whether it was deleted in the last 30 days. */
  isDeleted: z.boolean(),
});
export type AssetStateAnswer = z.output<typeof assetStateSchema>;

const deletedAssetSchema = wireAnswer({
  /** A deleted folder is restored with everything that was deleted with it. */
  id: z.guid(),
  isFile: z.boolean(),
  name: z.string(),
  /** Where it was: a path of names. */
  location: z.string(),
  /** Number of files that are restored with it. */
  fileCount: z.number().int(),
  bytes: z.number().int(),
  deletedUtc: z.string(),
  expiresUtc: z.string(),
  deletedBy: accountIdSchema.nullable(),
  deletedByName: z.string(),
});
export type DeletedAsset = z.output<typeof deletedAssetSchema>;

/** The most deleted entries that one request lists. */
export const deletedAssetsPageSize = 500;

/**
 * The calls of the media library.
 *
 * The four `Azure…` calls speak the protocol of a file manager, whose fields are camelCase and whose answers have no
 * envelope. Its logical errors have status 200 and an `error`; a refused upload has a status and the usual envelope.
 */
export const mediaCalls = nameCalls('media', {
  fileOperations: defineCall({
    method: 'POST',
    path: '/api/AzureFileOperations',
    answerShape: 'bare',
    ticket: 'read',
    query: z.strictObject({ ...teamQuery, clientToken: ticketText }),
    body: fileRequestSchema,
    result: fileAnswerSchema,
    fallbackMessage: 'Error reading the media library',
  }),
  /**
   * A form with the file in the field `uploadFiles` and before it the fields of the protocol: `path`, `action` (`save`,
   * `keepboth` or `replace`), `filename`, `data`, `size`, `chunk-index`, `total-chunk`; `assetId`, the id of a new
   * asset (A7.85); and `uploadId`, an id of the upload: repeated with it, a replacement is stored once. A taken name is
   * refused with status 400. The result is the stored file. A form with `action` `remove` and the name of a file in
   * `cancel-uploading` has no file: it cancels an upload in chunks.
   */
  upload: defineCall({
    method: 'POST',
    path: '/api/AzureUpload',
    answerShape: 'bare',
    bodyForm: 'multipart',
    ticket: 'write',
    query: z.strictObject({ ...teamQuery, clientToken: ticketText }),
    result: fileAnswerSchema,
    fallbackMessage: 'Error uploading media',
  }),
  /** A form with the field `downloadInput`: JSON with `action`, `path`, `names` and `data`. One file, or a zip of several. */
  download: defineCall({
    method: 'POST',
    path: '/api/AzureDownload',
    changes: false,
    answerShape: 'bytes',
    bodyForm: 'form',
    ticket: 'read',
    query: z.strictObject({ ...teamQuery, clientToken: ticketText }),
    body: z.strictObject({ downloadInput: z.string().max(500_000) }),
    result: z.string(),
    fallbackMessage: 'Error downloading media',
  }),
  /** A picture by its path of names or ids, or by its id. */
  getImage: defineCall({
    method: 'GET',
    path: '/api/AzureGetImage',
    answerShape: 'bytes',
    ticket: 'read',
    query: z.strictObject({
      ...teamQuery,
      clientToken: ticketText,
      path: filePathText.optional(),
      id: z.guid().optional(),
      imageSize: z.enum(imageSizes).optional(),
      time: freshness,
    }),
    result: z.string(),
    fallbackMessage: 'Error loading the picture',
  }),
  /**
   * A ticket for requests without a header: valid for ten minutes, for one team, and no longer than the session and the
   * membership. The addresses are templates for `fillAssetAddress`; their random value is `r`.
   */
  createTicket: defineCall({
    method: 'POST',
    path: '/api/CreateAssetTicket',
    body: wireObject({ teamId: teamIdSchema, scope: z.enum(['read', 'write']) }),
    result: wireAnswer({
      ticket: z.string(),
      expiresUtc: z.string(),
      imageAddress: z.string(),
      audioAddress: z.string(),
    }),
    fallbackMessage: 'Error opening the media library',
  }),
  metadata: defineCall({
    method: 'GET',
    path: '/api/GetAssetMetadata',
    query: assetQuery,
    result: assetMetadataSchema,
    fallbackMessage: 'Error getting asset metadata',
  }),
  /** The content as it was uploaded, as a download; ranges are answered. */
  contents: defineCall({
    method: 'GET',
    path: '/api/GetBrowseAssetContents',
    answerShape: 'bytes',
    query: assetQuery,
    result: z.string(),
    fallbackMessage: 'Error getting asset contents',
  }),
  /** A path of names; its last segment is the file name (A7.80, P7.38). */
  browsePath: defineCall({
    method: 'GET',
    path: '/api/GetAssetBrowsePath',
    query: assetQuery,
    result: z.string(),
    fallbackMessage: 'Error getting asset path',
  }),
  /**
   * The body is the file itself (A7.81). With `replaceExistingAsset`, the content of an asset of the team is replaced
   * and its name stays; otherwise a new asset gets this id, and another name if this one is in use.
   */
  uploadFile: defineCall({
    method: 'POST',
    path: '/api/UploadBrowseFile',
    bodyForm: 'bytes',
    query: z.strictObject({
      teamId: teamIdSchema,
      assetId: assetIdSchema,
      filename: z.string().max(500),
      replaceExistingAsset: queryFlag.optional(),
      /** The folder of a new asset; by default the top of the library. */
      folderId: assetFolderIdSchema.optional(),
      /** The version that was edited: when the asset has a newer one, the upload is refused with status 409. */
      expectedVersion: queryNumber.optional(),
      /** An id of the upload: a request that is repeated with it is answered without storing the content again. */
      uploadId: z.guid().optional(),
    }),
    result: assetMetadataSchema,
    fallbackMessage: 'Error uploading media',
  }),
  /** The body is a sound; `fileSrc` names it and is never fetched (A7.82, UPL-8). */
  speechToText: defineCall({
    method: 'POST',
    path: '/api/PerformSpeechToText',
    changes: false,
    bodyForm: 'bytes',
    query: z.strictObject({
      fileSrc: z.string().max(2_000).optional(),
      /** The probable words: the spoken text of the entry. */
      expectedText: z.string().max(2_000).optional(),
    }),
    result: transcriptionSchema,
    fallbackMessage: 'Error performing speech-to-text',
  }),
  /** Transcribes an asset and keeps the result as its transcript (A7.83). */
  speechToTextFromAsset: defineCall({
    method: 'GET',
    path: '/api/PerformSpeechToTextFromAssetId',
    changes: true,
    query: z.strictObject({
      teamId: teamIdSchema,
      assetId: assetIdSchema,
      expectedText: z.string().max(2_000).optional(),
    }),
    result: transcriptionSchema,
    fallbackMessage: 'Error performing speech-to-text',
  }),
  /** Where assets are used, in drafts, tests and published stages of the team. */
  uses: defineCall({
    method: 'POST',
    path: '/api/GetAssetUses',
    changes: false,
    body: wireObject({ teamId: teamIdSchema, assetIds: z.array(assetIdSchema).min(1).max(1_000) }),
    result: wireAnswer({
      uses: z.array(assetUseSchema),
      /** May be larger than the number of listed uses. */
      count: z.number().int(),
    }),
    fallbackMessage: 'Error finding usages',
  }),
  /** The names and kinds of files by id; ids that are not files of the team are left out. */
  states: defineCall({
    method: 'POST',
    path: '/api/GetAssetStates',
    changes: false,
    body: wireObject({ teamId: teamIdSchema, assetIds: z.array(assetIdSchema).min(1).max(1_000) }),
    result: z.array(assetStateSchema),
    fallbackMessage: 'Error loading the files of this project',
  }),
  /** What was deleted in the last 30 days, latest deletion first: `deletedAssetsPageSize` entries after the first `skip`. */
  listDeleted: defineCall({
    method: 'GET',
    path: '/api/GetDeletedAssets',
    query: z.strictObject({ ...teamQuery, skip: queryWholeNumber({ max: 1_000_000 }).optional() }),
    result: z.array(deletedAssetSchema),
    fallbackMessage: 'Error loading deleted items',
  }),
  /** Restores files and folders, with the folders that contained them. A taken name gets a number. */
  restore: defineCall({
    method: 'POST',
    path: '/api/RestoreAssets',
    body: wireObject({ teamId: teamIdSchema, ids: z.array(z.guid()).min(1).max(1_000) }),
    result: wireAnswer({ restoredCount: z.number().int() }),
    fallbackMessage: 'Error restoring deleted items',
  }),
});

/** Query values of an address below `/media/`, besides the id of the asset. */
export const mediaAddressQuery = z.strictObject({
  size: z.enum(imageSizes).optional(),
  icon: z.enum(iconSides).optional(),
  format: z.enum(audioFormats).optional(),
  /**
   * A GIF is sent unchanged in every size, so that it stays animated, except to platforms that show only JPEG and PNG.
   */
  motion: z.literal('1').optional(),
  ticket: ticketText,
  /** The team that the asset belongs to, which addresses of pictures name (A7.86). */
  teamId: teamIdSchema.optional(),
  /** The signature of one address: who signed it, until when it is valid (Unix seconds), and for which team. */
  kid: z.string().max(20).optional(),
  until: z.string().max(12).optional(),
  signature: z.string().max(100).optional(),
  /** The release that the address was handed out for. */
  release: z.guid().optional(),
  download: z.literal('1').optional(),
  r: freshness,
});
