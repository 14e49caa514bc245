import { itemIdSchema, limits, projectIdSchema, teamIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, nameCalls } from '../define-call.ts';

/** The most letters of the order of a page among its siblings. */
const orderMax = 1_000;

/** The calls that move pages between llamas and reorder llamas. The editing session makes them. */
export const pageMoveCalls = nameCalls('pageMoves', {
  /**
   * Moves pages, each with all pages below it as they are now, to another llama of the project, all or none. The pages
   * keep their ids, and with them their comments, history and the links to them.
   */
  movePages: defineCall({
    method: 'POST',
    path: '/api/MovePages',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      fromLlamaId: itemIdSchema,
      toLlamaId: itemIdSchema,
      /** The uppermost pages with their new places: a page of the other llama or that llama, and the order there. */
      pages: z
        .array(wireObject({ pageId: itemIdSchema, parent: itemIdSchema, order: z.string().min(1).max(orderMax) }))
        .min(1)
        .max(limits.llamaPagesMax),
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    /** The number of all moved pages, and the number of the last event of the move. */
    result: wireAnswer({ movedCount: z.number().int(), seq: z.number().int() }),
    fallbackMessage: 'Error moving pages',
  }),
  /** Moves a llama before another one of its project, or behind all of them. */
  moveLlama: defineCall({
    method: 'POST',
    path: '/api/MoveLlama',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      llamaId: itemIdSchema,
      beforeId: itemIdSchema.nullable(),
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    result: wireAnswer({ seq: z.number().int() }),
    fallbackMessage: 'Error moving chapter',
  }),
});
