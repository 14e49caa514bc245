import {
  commonMessages,
  itemIdSchema,
  limits,
  projectIdSchema,
  publishStatuses,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { overrideReasonMax, sourceReleaseNumberSchema } from '../conversations/publishing.calls.ts';
import { defineCall, nameCalls } from '../define-call.ts';
import { environmentSchema } from './one.calls.ts';

/**
 * Largest number of llamas in one request (TEN-4). Each llama is created with a page, so the limit on pages of a
 * project also limits its llamas.
 */
const llamasMax = limits.projectNodesMax;
const llamaIdsSchema = z.array(itemIdSchema).min(1).max(llamasMax);

/** 1 is alpha, 2 is beta (A7.72). */
const sourceSchema = z.union([z.literal(1), z.literal(2)]);
/** ['2'] for beta, ['2','0'] for live (A7.73). */
const environmentsSchema = z
  .array(z.enum(['0', '2']))
  .min(1, commonMessages.publishTargetMissing)
  .max(2);

const stageVersions = {
  development: z.number().int().nullable(),
  staging: z.number().int().nullable(),
  production: z.number().int().nullable(),
};
/** Versions on each stage; null where it is not published (A3.18). */
const stageVersionsSchema = wireAnswer(stageVersions);
const llamaVersionsSchema = wireAnswer({
  ...stageVersions,
  /** A number for the pages of the llama on each stage: equal ones have the same; null where the llama is not published. */
  pages: stageVersionsSchema.default({ development: 0, staging: 0, production: 0 }),
});
export type LlamaVersions = z.output<typeof llamaVersionsSchema>;
const versionMapSchema = z.record(z.string(), llamaVersionsSchema);

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

/** The calls that publish One projects. */
export const onePublishingCalls = nameCalls('one', {
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
      source: sourceSchema,
      environments: environmentsSchema,
      /** Required when the published content has errors; kept with the release. */
      overrideReason: z.string().trim().max(overrideReasonMax).optional(),
      sourceReleaseNumber: sourceReleaseNumberSchema,
    }),
    result: versionMapSchema,
    fallbackMessage: 'Error sending publish request, please try again later',
  }),
  /**
   * The problems that the stages would have after these llamas are published, including those of the other llamas
   * there.
   */
  preview: defineCall({
    method: 'POST',
    path: '/api/GetLlamaPublishPreview',
    changes: false,
    body: wireObject({ llamaIds: llamaIdsSchema, source: sourceSchema, environments: environmentsSchema }),
    result: wireAnswer({
      /** The errors of the stage that would have the most. */
      errorCount: z.number().int(),
    }),
    fallbackMessage: 'Error checking what would be published',
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
});
