import {
  integerMax,
  itemIdSchema,
  itemKinds,
  projectIdSchema,
  publishedStages,
  publishStages,
  teamIdSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { itemChangeSchema } from '../authoring/history.calls.ts';
import { problemSchema } from '../authoring/validation.calls.ts';
import { defineCall, nameCalls, queryNumber } from '../define-call.ts';

/** Versions of one item on each stage; null where it is not published, and at development when it was deleted (A3.18). */
export const itemVersionsSchema = wireAnswer({
  itemId: itemIdSchema,
  kind: z.enum(itemKinds),
  displayName: z.string(),
  development: z.number().int().nullable(),
  staging: z.number().int().nullable(),
  production: z.number().int().nullable(),
});
export type ItemVersions = z.output<typeof itemVersionsSchema>;

/** The most items that a promotion status lists, as a project may have thousands. */
export const promotionItemsMax = 200;

/** The number of interactions of a project for which no other one is agreed (A9.15). */
export const defaultInteractions = 120;

export const promotionStatusSchema = wireAnswer({
  projectId: projectIdSchema,
  displayName: z.string(),
  /** Number of items whose draft differs from their last save; promoting leaves these changes out. */
  unsavedCount: z.number().int(),
  /**
   * At most `promotionItemsMax` items: those whose versions differ between the stages come first. For each source and
   * target, they include an item that would change, if there is one.
   */
  items: z.array(itemVersionsSchema),
  /** Number of all items of the project and the deleted ones that a stage still has, listed or not. */
  itemCount: z.number().int(),
  numberOfInteractions: z.number().int().default(defaultInteractions),
  /** The highest stage that has a release, else Alpha once something was saved. */
  publishStage: z.enum(publishStages).default('None'),
  /** When something was last saved, added or deleted; null when nothing was since the project was created. */
  savedUtc: z.string().nullable(),
  stages: z.array(
    wireAnswer({
      stage: z.enum(publishedStages),
      releaseNumber: z.number().int().nullable(),
      /** The notes of the release; may be empty. */
      notes: z.string(),
      publishedUtc: z.string().nullable(),
      publishedBy: z.string(),
      /** Address of the public chat page of the stage; empty until published. */
      chatUrl: z.string(),
      /** Whether the stage shows a picture, sound or video whose content has been replaced in the library since. */
      hasOldMedia: z.boolean(),
    }),
  ),
});
export type PromotionStatus = z.output<typeof promotionStatusSchema>;

/** The most changes and problems that a preview lists; its counts include all. */
export const previewListMax = 100;
export const releaseNotesMax = 2_000;
export const overrideReasonMax = 500;

/** The latest results of the test cases of a project, one for each case. */
const testSummarySchema = wireAnswer({
  total: z.number().int(),
  passed: z.number().int(),
  failed: z.number().int(),
  /** Whether something was saved, added or deleted after the oldest of these results began. */
  isOutdated: z.boolean(),
});
export type TestSummary = z.output<typeof testSummarySchema>;

/** The preview of a publication from a source to a stage. */
export const publishPreviewSchema = wireAnswer({
  /** Items that differ between the stage and the source; test suites and test runs are left out. */
  changes: z.array(itemChangeSchema).max(previewListMax),
  changeCount: z.number().int(),
  errorCount: z.number().int(),
  warningCount: z.number().int(),
  /** Problems of the content to publish, errors first. */
  problems: z.array(problemSchema).max(previewListMax),
  /** Null when no test has run against the source. */
  tests: testSummarySchema.nullable(),
});
export type PublishPreview = z.output<typeof publishPreviewSchema>;

/** A reason to publish in spite of errors. */
const overrideSchema = wireAnswer({
  reason: z.string(),
  stages: z.array(z.enum(publishedStages)),
  by: z.string(),
  createdUtc: z.string(),
});

const releaseSchema = wireAnswer({
  releaseNumber: z.number().int(),
  createdUtc: z.string(),
  createdBy: z.string(),
  notes: z.string(),
  /** Null for a release from before problems were counted. */
  errorCount: z.number().int().nullable(),
  warningCount: z.number().int().nullable(),
  overrides: z.array(overrideSchema),
  /** The stages that run this release now. */
  stages: z.array(z.enum(publishedStages)),
});
export type Release = z.output<typeof releaseSchema>;

const overrideReason = z.string().trim().max(overrideReasonMax).optional();

/**
 * Where the source is beta: the number of the release that the caller saw there. No other one is published, except by a
 * server of the version before during an update.
 */
export const sourceReleaseNumberSchema = z.number().int().min(1).max(integerMax).optional();

export const publishingCalls = nameCalls('publishing', {
  status: defineCall({
    method: 'GET',
    path: '/api/GetPromotionStatus',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema }),
    result: promotionStatusSchema,
    fallbackMessage: 'Error getting promotion status',
  }),
  promote: defineCall({
    method: 'POST',
    path: '/api/PromoteProject',
    query: z.strictObject({ owningTeamId: teamIdSchema }),
    body: wireObject({
      projectId: projectIdSchema,
      /** 1 is alpha, 2 is beta (A7.72). */
      source: z.union([z.literal(1), z.literal(2)]),
      /** ['2'] for beta, ['2','0'] for live (A7.73). */
      environments: z
        .array(z.enum(['0', '2']))
        .min(1)
        .max(2),
      acceptedTerms: z.literal(true),
      /** Kept with a new release. */
      notes: z.string().trim().max(releaseNotesMax).optional(),
      /** Required when the published content has errors; kept with the release. */
      overrideReason,
      sourceReleaseNumber: sourceReleaseNumberSchema,
    }),
    result: promotionStatusSchema,
    fallbackMessage: 'Error promoting project',
  }),
  preview: defineCall({
    method: 'GET',
    path: '/api/GetPublishPreview',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      projectId: projectIdSchema,
      source: z.enum(['Alpha', 'Beta']),
      stage: z.enum(publishedStages),
    }),
    result: publishPreviewSchema,
    fallbackMessage: 'Error checking what would be published',
  }),
  releases: defineCall({
    method: 'GET',
    path: '/api/GetReleases',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema, before: queryNumber.optional() }),
    /** Newest first. */
    result: wireAnswer({ releases: z.array(releaseSchema), nextBefore: z.number().int().nullable() }),
    fallbackMessage: 'Error loading releases',
  }),
  /** Points one stage at an earlier release again. Drafts, saves and the other stage stay as they are. */
  rollBack: defineCall({
    method: 'POST',
    path: '/api/RollBackStage',
    query: z.strictObject({ owningTeamId: teamIdSchema }),
    body: wireObject({
      projectId: projectIdSchema,
      stage: z.enum(publishedStages),
      releaseNumber: z.number().int().min(1).max(integerMax),
      /** Required when the release has errors; kept with it. */
      overrideReason,
    }),
    result: promotionStatusSchema,
    fallbackMessage: 'Error rolling back',
  }),
});
