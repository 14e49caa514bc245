import {
  accountIdSchema,
  itemIdSchema,
  itemKinds,
  projectIdSchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** A project, workflow or node in the bin, with what a person needs to know it again. */
const binnedItemSchema = wireAnswer({
  itemId: itemIdSchema,
  kind: z.enum(itemKinds),
  type: z.string(),
  displayName: z.string(),
  projectId: projectIdSchema,
  workflowId: workflowIdSchema.nullable(),
  /** Of the workflow that a node was in. */
  workflowName: z.string(),
  /** How many nodes come back with it. */
  nodeCount: z.number().int(),
  deletedUtc: z.string(),
  /** When it goes for good. */
  expiresUtc: z.string(),
  deletedBy: accountIdSchema.nullable(),
  deletedByName: z.string(),
});
export type DeletedItem = z.output<typeof binnedItemSchema>;

export const recentlyDeletedCalls = {
  /** With a project what was deleted in it, without one the projects of the team; what went last comes first. */
  list: defineCall({
    method: 'GET',
    path: '/api/GetRecentlyDeleted',
    query: z.strictObject({ teamId: teamIdSchema, projectId: projectIdSchema.optional() }),
    result: z.array(binnedItemSchema),
    fallbackMessage: 'Error loading what was deleted',
  }),
  /** Brings an item back with all that went with it. What is there already stays, so a repeat does no harm. */
  restore: defineCall({
    method: 'POST',
    path: '/api/RestoreItem',
    body: wireObject({
      teamId: teamIdSchema,
      itemId: itemIdSchema,
      changerConnectionId: z.string().max(100).optional(),
    }),
    /** The number of the last event that tells of it. */
    result: wireAnswer({ projectId: projectIdSchema, seq: z.number().int() }),
    fallbackMessage: 'Error restoring what was deleted',
  }),
};
