import {
  itemIdSchema,
  itemSchema,
  jsonObjectSchema,
  jsonValueSchema,
  limits,
  llamaSchema,
  pageSchema,
  projectIdSchema,
  teamIdSchema,
  wholeNumber,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, displayNameSchema, nameCalls, queryNumber } from '../define-call.ts';

const versionSchema = wholeNumber();
/** The stages of the protocol by their names. */
export const environmentSchema = z.enum(['local', 'development', 'production']);

/** A llama in the server's state: the draft, and the save that it follows. */
const llamaAnswerSchema = wireAnswer({ llama: llamaSchema, version: versionSchema, isDirty: z.boolean() });

const loadedSchema = wireAnswer({
  llama: llamaSchema,
  version: versionSchema,
  isDirty: z.boolean(),
  pages: z.array(
    wireAnswer({
      page: pageSchema,
      version: versionSchema,
      isDirty: z.boolean(),
    }),
  ),
  /** The current sequence number of the project. */
  seq: z.number().int(),
});
export type LoadedLlama = z.output<typeof loadedSchema>;

const pageListSchema = z.array(itemIdSchema).max(limits.llamaPagesMax);
/** The attributes that the author may set; the server computes all others. */
const attributesSchema = z.object({ Subtitle: z.string().max(500).optional() }).catchall(jsonValueSchema);

const problemSchema = wireAnswer({
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  itemId: z.guid(),
  path: z.string(),
  message: z.string(),
  names: z.array(z.string()),
});

export const oneCalls = nameCalls('one', {
  /** Adds a llama with a first page, after the others. */
  createLlama: defineCall({
    method: 'POST',
    path: '/api/NewLlama',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      displayName: displayNameSchema,
      /** Default: the title of its type, in English. */
      firstPageName: displayNameSchema.optional(),
    }),
    /** The llama, then its page. */
    result: wireAnswer({ items: z.array(itemSchema) }),
    fallbackMessage: 'Error creating chapter',
  }),
  /** A llama with all its pages. */
  loadParent: defineCall({
    method: 'GET',
    path: '/api/LoadOneParent',
    query: z.strictObject({ oneLlamaId: itemIdSchema, frontendVersion: queryNumber.optional(), teamId: teamIdSchema }),
    result: loadedSchema,
    fallbackMessage: 'Error loading project',
  }),
  /**
   * Saves a whole llama: its values, the order of its pages, and the pages. It creates new pages and deletes missing
   * ones. Without `pages` it saves the drafts on the server.
   */
  saveParent: defineCall({
    method: 'POST',
    path: '/api/SaveOneParent',
    query: z.strictObject({ frontendVersion: queryNumber.optional(), teamId: teamIdSchema }),
    body: wireObject({
      oneLlamaId: itemIdSchema,
      /** The save that this one follows. */
      version: versionSchema,
      propertyValues: jsonObjectSchema.optional(),
      pageList: pageListSchema.optional(),
      pages: z
        .array(
          wireObject({
            id: itemIdSchema,
            type: z.string().max(60),
            parent: itemIdSchema,
            propertyValues: jsonObjectSchema,
          }),
        )
        .max(limits.llamaPagesMax)
        .optional(),
      description: z.string().max(500).optional(),
    }),
    result: loadedSchema,
    fallbackMessage: 'Failure saving project',
  }),
  loadMaster: defineCall({
    method: 'GET',
    path: '/api/LoadLlamaMaster',
    query: z.strictObject({ llamaID: itemIdSchema }),
    result: llamaAnswerSchema,
    fallbackMessage: 'Error loading file',
  }),
  /** Saves a llama without its pages: its name, its subtitle and the order of its pages. */
  saveMaster: defineCall({
    method: 'POST',
    path: '/api/SaveLlamaMaster',
    query: z.strictObject({ minVersion: queryNumber, environment: environmentSchema.optional() }),
    body: wireObject({
      id: itemIdSchema,
      parentId: projectIdSchema,
      name: displayNameSchema,
      attributeList: attributesSchema.optional(),
      pageList: pageListSchema,
      propertyValues: z.object({ DisplayName: displayNameSchema }).optional(),
      version: versionSchema.optional(),
    }),
    result: llamaAnswerSchema,
    fallbackMessage: 'Error Saving File',
  }),
  validate: defineCall({
    method: 'GET',
    path: '/api/ValidateOneLlama',
    query: z.strictObject({ oneLlamaId: itemIdSchema }),
    /** `errors` also holds warnings, after the errors; `valid` is true when there is no error. */
    result: wireAnswer({ llamaId: itemIdSchema, errors: z.array(problemSchema), valid: z.boolean() }),
    fallbackMessage: 'Error validating file',
  }),
});
