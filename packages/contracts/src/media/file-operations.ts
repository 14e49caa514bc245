import { assetFileTypes } from '@confab/model/media';
import { z } from 'zod';
import { messagePartsSchema } from '../message-parts.ts';

/** The actions of the file manager protocol. */
const fileActions = ['read', 'search', 'filter', 'details', 'create', 'rename', 'delete', 'copy', 'move'] as const;
export type FileAction = (typeof fileActions)[number];

/** What the caller may do with a file or folder. */
const permissionSchema = z.object({
  read: z.boolean(),
  write: z.boolean(),
  writeContents: z.boolean(),
  upload: z.boolean(),
  download: z.boolean(),
  copy: z.boolean(),
  /** Why something is not allowed; empty when everything is. */
  message: z.string(),
  /** The name of the message; left out when it is empty. */
  messageName: z.string().optional(),
});

/**
 * A file or folder in the file manager protocol.
 *
 * Paths begin and end with a slash. `filterPath` is the path of names of the folder that contains it, `filterId` the
 * path of ids. The top of the library has the empty id.
 */
const fileItemSchema = z.object({
  name: z.string(),
  isFile: z.boolean(),
  /** In bytes; 0 for a folder. */
  size: z.number().int(),
  /** The extension with its dot, `File Folder`, or empty for the top of the library. */
  type: z.string(),
  /** Times as ISO 8601. */
  dateModified: z.string(),
  dateCreated: z.string(),
  /** Whether a folder contains folders. */
  hasChild: z.boolean(),
  filterPath: z.string(),
  filterId: z.string(),
  id: z.guid(),
  /** Empty for the top of the library. */
  parentId: z.string(),
  permission: permissionSchema,
  /** The rest is not in the protocol. Null for a folder. */
  fileType: z.enum(assetFileTypes).nullable(),
  /** The number of the current version; 0 for a folder. */
  version: z.number().int(),
});
export type FileItem = z.output<typeof fileItemSchema>;

/** The numbers of errors of the protocol, which it answers with status 200. */
export const fileErrorCodes = { exists: '400', denied: '401', notFound: '404', invalid: '406' } as const;

const fileErrorSchema = z.object({
  code: z.enum(fileErrorCodes),
  message: z.string(),
  /** The names that are taken; the caller repeats the request with the names to change in `renameFiles`. */
  fileExists: z.array(z.string()).optional(),
  /** Not in the protocol: the name of the message and the values of its placeholders, for a translation. */
  messageName: z.string().optional(),
  messageParts: messagePartsSchema.optional(),
});
export type FileError = z.output<typeof fileErrorSchema>;

/** The details of one or several items. */
const fileDetailsSchema = z.object({
  name: z.string(),
  location: z.string(),
  isFile: z.boolean(),
  /** With its unit: `1.2 MB`. */
  size: z.string(),
  created: z.string(),
  modified: z.string(),
  multipleFiles: z.boolean(),
  permission: permissionSchema,
});

const nameText = z.string().max(500);
export const filePathText = z.string().max(4_000);
const itemsMax = 1_000;
/** How many items a page of `read` and `search` can have. */
const filePageMax = 5_000;

/** A file or folder that a request is about. Clients send whole items; only these fields are read. */
export const sentItemSchema = z.object({ id: z.guid(), name: nameText.optional(), isFile: z.boolean().optional() });

/**
 * A request of the file manager protocol. Which fields an action reads:
 *
 * - `read`, `search`: `path`, or the first item of `data`; `search` also `searchString` (`ab*`, `*ab` or `*ab*`) and
 * `caseSensitive`. `skip`, `take`, `sortBy`, `unusedOnly` and `foldersOnly` are not in the protocol; without `take` all
 * items are answered.
 * - `filter`: as `read`, with the conditions of the requesting program. Of these `searchString` and `caseSensitive`,
 * which here look in the open folder alone, and `fileTypes` are known. Without a condition it answers what `read` does.
 * - `create`: `path`, `name`
 * - `rename`: `data`, `newName`
 * - `delete`, `details`: `data`
 * - `copy`, `move`: `data`, `targetData` or `targetPath`, and `renameFiles`, the taken names to keep both of
 */
export const fileRequestSchema = z
  .looseObject({
    action: z.enum(fileActions),
    path: filePathText.optional(),
    name: nameText.nullish(),
    newName: nameText.nullish(),
    names: z.array(nameText.nullable()).max(itemsMax).nullish(),
    targetPath: filePathText.nullish(),
    targetData: sentItemSchema.nullish(),
    renameFiles: z.array(nameText).max(itemsMax).nullish(),
    searchString: z.string().max(300).nullish(),
    showHiddenItems: z.boolean().optional(),
    caseSensitive: z.boolean().optional(),
    data: z.array(sentItemSchema.nullable()).max(itemsMax).nullish(),
    skip: z.int().min(0).max(1_000_000).optional(),
    take: z.int().min(1).max(filePageMax).optional(),
    sortBy: z.enum(['name', 'size', 'type', 'dateModified']).optional(),
    sortOrder: z.enum(['ascending', 'descending']).optional(),
    /** Only files of these types; folders are always listed. */
    fileTypes: z.array(z.enum(assetFileTypes)).max(assetFileTypes.length).optional(),
    /** Finds only files that no draft, test or published stage uses, and no folders. */
    unusedOnly: z.boolean().optional(),
    /** Lists only the folders of a folder. */
    foldersOnly: z.boolean().optional(),
  })
  .refine((request) => Object.keys(request).length <= 40)
  .meta({ maxProperties: 40 });
export type FileRequest = z.output<typeof fileRequestSchema>;

/** The answer to a request of the file manager protocol. `total` counts the items of all pages. */
export const fileAnswerSchema = z.object({
  cwd: fileItemSchema.optional(),
  files: z.array(fileItemSchema).optional(),
  details: fileDetailsSchema.optional(),
  error: fileErrorSchema.optional(),
  total: z.number().int().optional(),
});
export type FileAnswer = z.output<typeof fileAnswerSchema>;
