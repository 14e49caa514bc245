import {
  commonMessages,
  itemIdSchema,
  itemSchemaSchema,
  jsonObjectSchema,
  limits,
  projectIdSchema,
  queryWholeNumber,
  teamIdSchema,
  threadIdSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { assetFileTypes, assetIdSchema } from '@confab/model/media';
import { z } from 'zod';
import { commentMessages } from '../authoring/comment.messages.ts';
import { threadSchema } from '../authoring/comments.calls.ts';
import { problemSchema } from '../authoring/validation.calls.ts';
import { defineCall, nameCalls } from '../define-call.ts';

const reviewStates = ['UnderReview', 'Approved', 'Denied', 'Withdrawn'] as const;
export const reviewReasonMax = 2_000;

/** A request to publish a One project, as the list of the reviewers shows it. */
const reviewSchema = wireAnswer({
  reviewId: z.guid(),
  teamId: teamIdSchema,
  teamName: z.string(),
  projectId: projectIdSchema,
  projectName: z.string(),
  state: z.enum(reviewStates),
  requestedBy: z.string(),
  requestedUtc: z.string(),
  /** Empty until it is decided. */
  decidedBy: z.string(),
  decidedUtc: z.string().nullable(),
  /** Why it was denied, or a note to the author; may be empty. */
  reason: z.string(),
});
export type Review = z.output<typeof reviewSchema>;

const itemStates = ['added', 'changed', 'same'] as const;

const reviewedItem = {
  itemId: itemIdSchema,
  type: z.string(),
  displayName: z.string(),
  /** The state since the last approved version. Everything is added in a first review. */
  change: z.enum(itemStates),
};

/** A page; the parent is another page or the chapter. */
const reviewedPageSchema = wireAnswer({ ...reviewedItem, parent: itemIdSchema });
export type ReviewedPage = z.output<typeof reviewedPageSchema>;

const reviewedFileSchema = wireAnswer({
  assetId: assetIdSchema,
  name: z.string(),
  fileType: z.enum(assetFileTypes),
  /** Shows a picture or plays a sound, for ten minutes; null for other files. */
  address: z.string().nullable(),
});
/** A file of the team that an item under review names. */
export type ReviewedFile = z.output<typeof reviewedFileSchema>;

const reviewDetailsSchema = wireAnswer({
  review: reviewSchema,
  /** When the version before this one was approved; null in a first review. */
  approvedUtc: z.string().nullable(),
  project: wireAnswer(reviewedItem),
  /**
   * The author's own details, as the project's pages show them. Their ids are valid in reviews of this project only.
   */
  authorValues: z.array(wireAnswer(reviewedItem)),
  /** In reading order. */
  chapters: z.array(wireAnswer({ ...reviewedItem, pages: z.array(reviewedPageSchema) })),
  /** Chapters, pages and author values of the last approved version that this one does not have. */
  removed: z.array(wireAnswer({ itemId: itemIdSchema, displayName: z.string() })),
  errorCount: z.number().int(),
  warningCount: z.number().int(),
  /** Errors first, at most 100. */
  problems: z.array(problemSchema),
  /** The latest threads about the project, open or resolved. */
  threads: z.array(threadSchema),
});
export type ReviewDetails = z.output<typeof reviewDetailsSchema>;

const reviewIdQuery = { reviewId: z.guid() };

/** The calls of the reviewers, who belong to the staff of the installation. */
export const reviewCalls = nameCalls('reviews', {
  queue: defineCall({
    method: 'GET',
    path: '/api/GetReviewQueue',
    query: z.strictObject({
      /** Open reviews come oldest first, decided ones newest first. */
      state: z.enum(['open', 'decided']).optional(),
      page: queryWholeNumber({ max: 1_000_000 }).optional(),
      pageSize: queryWholeNumber({ min: 1, max: 100 }).optional(),
    }),
    result: wireAnswer({ reviews: z.array(reviewSchema), total: z.number().int() }),
    fallbackMessage: 'Failure getting reviews',
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/GetReview',
    query: z.strictObject(reviewIdQuery),
    result: reviewDetailsSchema,
    fallbackMessage: 'Failure getting the review',
  }),
  /** The values of one item of the version under review, and those of the last approved version. */
  item: defineCall({
    method: 'GET',
    path: '/api/GetReviewItem',
    query: z.strictObject({ ...reviewIdQuery, itemId: itemIdSchema }),
    result: wireAnswer({
      itemId: itemIdSchema,
      type: z.string(),
      propertyValues: jsonObjectSchema,
      /** Null when the last approved version does not have the item. */
      approvedValues: jsonObjectSchema.nullable(),
      schema: itemSchemaSchema.nullable(),
      /** The files that the values of the version under review name, with the contents that it publishes. */
      files: z.array(reviewedFileSchema),
      /** The files that the approved values name, as they were approved. */
      approvedFiles: z.array(reviewedFileSchema),
    }),
    fallbackMessage: 'Failure getting the page',
  }),
  /** Starts a thread of comments about a page, which the authors see in their project. */
  comment: defineCall({
    method: 'POST',
    path: '/api/CommentOnReview',
    body: wireObject({
      ...reviewIdQuery,
      itemId: itemIdSchema,
      /** Made by the client, so that a repeated request adds nothing. */
      newThreadId: threadIdSchema,
      text: z.string().trim().min(1, commonMessages.valueRequired).max(limits.commentMax, commentMessages.tooLong),
    }),
    result: threadSchema,
    fallbackMessage: 'Error adding the comment',
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/DecideReview',
    body: wireObject({
      ...reviewIdQuery,
      decision: z.enum(['Approved', 'Denied']),
      /** Required for a denial; the author reads it. */
      reason: z.string().trim().max(reviewReasonMax).optional(),
    }),
    result: reviewSchema,
    fallbackMessage: 'Error saving the decision',
  }),
});
