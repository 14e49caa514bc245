import {
  itemIdSchema,
  itemKinds,
  projectIdSchema,
  publishedStages,
  teamIdSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Versions of one item on each stage; null where it is not published (A3.18). */
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

export const promotionStatusSchema = wireAnswer({
  projectId: projectIdSchema,
  displayName: z.string(),
  /** Number of items whose draft differs from their last save; promoting leaves these changes out. */
  unsavedCount: z.number().int(),
  /**
   * At most `promotionItemsMax` items: those whose versions differ between the stages come first. For each source and
   * target, an item that would change is among them if there is one.
   */
  items: z.array(itemVersionsSchema),
  /** Number of all items of the project, listed or not. */
  itemCount: z.number().int(),
  stages: z.array(
    wireAnswer({
      stage: z.enum(publishedStages),
      releaseNumber: z.number().int().nullable(),
      publishedUtc: z.string().nullable(),
      publishedBy: z.string(),
      /** Address of the public chat page of the stage; empty until published. */
      chatUrl: z.string(),
    }),
  ),
});
export type PromotionStatus = z.output<typeof promotionStatusSchema>;

export const publishingCalls = {
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
    }),
    result: promotionStatusSchema,
    fallbackMessage: 'Error promoting project.',
  }),
};
