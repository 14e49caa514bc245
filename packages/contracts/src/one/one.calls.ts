import {
  commonMessages,
  itemIdSchema,
  itemSchema,
  jsonObjectSchema,
  jsonValueSchema,
  limits,
  llamaSchema,
  pageSchema,
  projectIdSchema,
  projectSummarySchema,
  publishStatuses,
  teamIdSchema,
  wholeNumber,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { overrideReasonMax } from '../conversations/publishing.calls.ts';
import { defineCall, displayNameSchema, queryNumber } from '../define-call.ts';

/** Largest number of llamas in one request (TEN-4): all that a project can have, since each has a page. */
const llamasMax = limits.projectNodesMax;
const versionSchema = wholeNumber();
const llamaIdsSchema = z.array(itemIdSchema).min(1).max(llamasMax);
const environmentSchema = z.enum(['local', 'development', 'production']);

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

/** Versions of a llama on each stage; null where it is not published (A3.18). */
const stageVersionsSchema = wireAnswer({
  development: z.number().int().nullable(),
  staging: z.number().int().nullable(),
  production: z.number().int().nullable(),
});
export type LlamaVersions = z.output<typeof stageVersionsSchema>;
const versionMapSchema = z.record(z.string(), stageVersionsSchema);

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

const publishStatusSchema = wireAnswer({
  projectId: projectIdSchema,
  projectName: z.string(),
  status: z.enum(publishStatuses),
  isLive: z.boolean(),
  /** The versions of the project itself, without its chapters (A3.18). */
  versions: stageVersionsSchema,
  /** A number for the author values on each stage: equal ones have the same, 0 is none; null where nothing is published. */
  authorValues: stageVersionsSchema,
  /** The latest request for a review that was not withdrawn; null when there was none. */
  review: wireAnswer({
    requestedBy: z.string(),
    requestedUtc: z.string(),
    decidedUtc: z.string().nullable(),
    /** Why the project was denied, or a note of the reviewer; may be empty. */
    reason: z.string(),
    /** Whether the project or one of its files changed after the request. A review is about the versions of its request. */
    isOutdated: z.boolean(),
  }).nullable(),
});
export type OnePublishStatus = z.output<typeof publishStatusSchema>;

export const oneCalls = {
  createFromTemplate: defineCall({
    method: 'POST',
    path: '/api/CreateOneProjectFromTemplate',
    query: z.strictObject({
      templateId: z.string().max(100),
      projectName: displayNameSchema,
      teamId: teamIdSchema,
    }),
    result: wireAnswer({ project: projectSummarySchema, llamaIds: z.array(itemIdSchema) }),
    fallbackMessage: 'Error creating Project using Template',
  }),
  /** The content of a template, to talk to it before a project is created from it. Its ids are of no project. */
  templateSource: defineCall({
    method: 'GET',
    path: '/api/GetOneTemplate',
    query: z.strictObject({ templateId: z.string().max(100) }),
    result: wireAnswer({
      project: wireAnswer({ id: z.string(), type: z.string(), displayName: z.string(), values: jsonObjectSchema }),
      llamas: z.array(wireAnswer({ llama: llamaSchema, pages: z.array(pageSchema) })),
      /** The files that its values name, with paths on this site. */
      media: z.array(wireAnswer({ assetId: z.guid(), address: z.string() })).default([]),
    }),
    fallbackMessage: 'Error getting the template',
  }),
  /** Adds a llama with a first page, behind the others. */
  createLlama: defineCall({
    method: 'POST',
    path: '/api/NewLlama',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, displayName: displayNameSchema }),
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
  /** Versions by llama id; ids of llamas that the caller cannot see are left out, like unknown ones. */
  versions: defineCall({
    method: 'POST',
    path: '/api/GetLlamaVersions',
    changes: false,
    body: wireObject({ llamaIds: llamaIdsSchema }),
    result: versionMapSchema,
    fallbackMessage: 'Error getting versions, please try again later',
  }),
  /** Publishes the selected llamas; the others stay unchanged on that stage. */
  promote: defineCall({
    method: 'POST',
    path: '/api/PromoteLlamaFile',
    body: wireObject({
      llamaIds: llamaIdsSchema,
      /** 1 is alpha, 2 is beta (A7.72). */
      source: z.union([z.literal(1), z.literal(2)]),
      /** ['2'] for beta, ['2','0'] for live (A7.73). */
      environments: z
        .array(z.enum(['0', '2']))
        .min(1, commonMessages.publishTargetMissing)
        .max(2),
      /** Required when what is published has errors; kept with the release. */
      overrideReason: z.string().trim().max(overrideReasonMax).optional(),
    }),
    result: versionMapSchema,
    fallbackMessage: 'Error sending publish request, please try again later',
  }),
  validate: defineCall({
    method: 'GET',
    path: '/api/ValidateOneLlama',
    query: z.strictObject({ oneLlamaId: itemIdSchema }),
    /** `errors` also holds warnings, after the errors; `valid` is true when there is no error. */
    result: wireAnswer({ llamaId: itemIdSchema, errors: z.array(problemSchema), valid: z.boolean() }),
    fallbackMessage: 'Error validating file',
  }),
  publishStatus: defineCall({
    method: 'GET',
    path: '/api/GetOnePublishStatus',
    query: z.strictObject({ environment: environmentSchema.optional(), oneLlamaId: itemIdSchema }),
    result: publishStatusSchema,
    fallbackMessage: 'Error getting publish status',
  }),
  /** Requests a review, after which a project may be published to live (A3.82). */
  requestPublish: defineCall({
    method: 'POST',
    path: '/api/RequestOnePublish',
    body: wireObject({
      projectName: z.string().max(200),
      oneLlamaId: itemIdSchema,
      acceptedTerms: z.literal(true),
      publishType: z.enum(['Live', 'Beta']),
    }),
    result: publishStatusSchema,
    fallbackMessage: 'There was an error publishing the project',
  }),
  removePublishRequest: defineCall({
    method: 'GET',
    path: '/api/RemoveOnePublishRequest',
    changes: true,
    query: z.strictObject({ oneLlamaId: itemIdSchema }),
    result: publishStatusSchema,
    fallbackMessage: 'Error removing publish request',
  }),
};
