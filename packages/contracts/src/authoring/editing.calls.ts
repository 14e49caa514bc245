import {
  editNoticeSchema,
  itemIdSchema,
  jsonValueSchema,
  limits,
  projectIdSchema,
  teamIdSchema,
  wholeNumber,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls, queryNumber } from '../define-call.ts';
import { messagePartsSchema } from '../message-parts.ts';
import { frontendVersionSchema } from './item-call-parts.ts';
import { projectEventSchema } from '../live/update.events.ts';

export const editingCalls = nameCalls('editing', {
  notify: defineCall({
    method: 'POST',
    path: '/api/NotifyEditPropertyValueAsync',
    body: editNoticeSchema,
    /**
     * `seq` is the number of the edit. `dropped` is true when its target was deleted: nothing was stored, and `note`
     * explains it to the author, with the name of the message and its values. `text` is the stored text, if it was
     * merged with the changes of others.
     */
    result: wireAnswer({
      seq: z.number().int(),
      dropped: z.boolean(),
      note: z.string(),
      noteName: z.string().optional(),
      noteParts: messagePartsSchema.optional(),
      text: z.string().optional(),
    }),
    fallbackMessage: 'Error saving value',
  }),
  createSecret: defineCall({
    method: 'POST',
    path: '/api/CreateSecret',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      itemId: itemIdSchema,
      /** The path of the Secret input, as edits have it. */
      path: z.string().max(1_000),
      value: z.string().min(1).max(4_096),
    }),
    /** What an edit then writes in place of the text, which no call ever returns. */
    result: wireAnswer({ value: jsonValueSchema }),
    fallbackMessage: 'Sorry, there was a problem saving the secret',
  }),
  eventsSince: defineCall({
    method: 'GET',
    path: '/api/GetProjectEvents',
    query: z.strictObject({ teamId: teamIdSchema, projectId: projectIdSchema, afterSeq: queryNumber }),
    /** `isComplete` is false when the requested numbers are too old to be sent one by one. */
    result: wireAnswer({ events: z.array(projectEventSchema), seq: z.number().int(), isComplete: z.boolean() }),
    fallbackMessage: 'Error loading project',
  }),
  /**
   * Saves the drafts of several items, all or none. `version` is the save that this one follows; another one is a
   * conflict.
   */
  saveItems: defineCall({
    method: 'POST',
    path: '/api/SaveItems',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      items: z
        .array(wireObject({ itemId: itemIdSchema, version: wholeNumber() }))
        .min(1)
        .max(limits.savedItemsMax),
      frontendVersion: frontendVersionSchema.optional(),
    }),
    /** The versions that the items have now; `seq` is the number of the last event. */
    result: wireAnswer({
      items: z.array(wireAnswer({ itemId: itemIdSchema, version: z.number().int() })),
      seq: z.number().int(),
    }),
    fallbackMessage: 'Sorry, there was a problem saving',
  }),
  discard: defineCall({
    method: 'POST',
    path: '/api/DiscardDraft',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, itemId: itemIdSchema }),
    result: wireAnswer({ seq: z.number().int() }),
    fallbackMessage: 'Sorry, there was a problem discarding edit',
  }),
  /** Discards the drafts of several items, all or none. */
  discardSeveral: defineCall({
    method: 'POST',
    path: '/api/DiscardDrafts',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      itemIds: z.array(itemIdSchema).min(1).max(limits.savedItemsMax),
    }),
    /** `seq` is the number of the last event. */
    result: wireAnswer({ seq: z.number().int() }),
    fallbackMessage: 'Sorry, there was a problem discarding edit',
  }),
});
