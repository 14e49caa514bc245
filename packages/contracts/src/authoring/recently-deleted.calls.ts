import {
  accountIdSchema,
  itemIdSchema,
  itemKinds,
  limits,
  projectIdSchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** A deleted project, workflow or node, with the details by which a person recognises it. */
const deletedItemSchema = wireAnswer({
  itemId: itemIdSchema,
  kind: z.enum(itemKinds),
  type: z.string(),
  displayName: z.string(),
  projectId: projectIdSchema,
  workflowId: workflowIdSchema.nullable(),
  /** The workflow that contained a deleted node. */
  workflowName: z.string(),
  /** Number of nodes or pages that are restored with it. */
  nodeCount: z.number().int(),
  deletedUtc: z.string(),
  /** When it is removed permanently. */
  expiresUtc: z.string(),
  deletedBy: accountIdSchema.nullable(),
  deletedByName: z.string(),
});
export type DeletedItem = z.output<typeof deletedItemSchema>;

export const recentlyDeletedCalls = nameCalls('recentlyDeleted', {
  /** With a project, the items deleted in it; without one, the deleted projects of the team. Latest deletion first. */
  list: defineCall({
    method: 'GET',
    path: '/api/GetRecentlyDeleted',
    query: z.strictObject({ teamId: teamIdSchema, projectId: projectIdSchema.optional() }),
    result: z.array(deletedItemSchema),
    fallbackMessage: 'Error loading deleted items',
  }),
  /** Restores an item with everything that was deleted with it. Existing items stay, so a repeat does no harm. */
  restore: defineCall({
    method: 'POST',
    path: '/api/RestoreItem',
    body: wireObject({
      teamId: teamIdSchema,
      itemId: itemIdSchema,
      changerConnectionId: z.string().max(100).optional(),
    }),
    /** The number of the last event about it. */
    result: wireAnswer({ projectId: projectIdSchema, seq: z.number().int() }),
    fallbackMessage: 'Error restoring deleted items',
  }),
  /** Restores several items of a project, all or none, as `restore` does each. */
  restoreSeveral: defineCall({
    method: 'POST',
    path: '/api/RestoreItems',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      itemIds: z.array(itemIdSchema).min(1).max(limits.llamaPagesMax),
      changerConnectionId: z.string().max(100).optional(),
    }),
    /** The number of the last event about them. */
    result: wireAnswer({ seq: z.number().int() }),
    fallbackMessage: 'Error restoring deleted items',
  }),
  /**
   * Permanently deletes what `list` shows: the deleted items of a project, or the deleted projects of the team. They
   * cannot be restored from the moment of the call; a large number is deleted in the background.
   */
  empty: defineCall({
    method: 'POST',
    path: '/api/EmptyRecentlyDeleted',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema.optional() }),
    /** Whether all is deleted; otherwise the server is still deleting. */
    result: wireAnswer({ isComplete: z.boolean() }),
    fallbackMessage: 'Error emptying Recently deleted',
    freshSignIn: 'always',
  }),
});
