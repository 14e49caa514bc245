import {
  nodeIdSchema,
  projectIdSchema,
  releaseIdSchema,
  stages,
  teamIdSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

const count = z.number().int();
const dayText = z.iso.date().max(10);

const trafficSchema = wireAnswer({
  /** Conversations and turns of the range whose nodes are known. */
  conversations: count,
  turns: count,
  /** Turns of the range that were taken before their nodes were recorded; no other figure counts them. */
  unrecorded: count,
  /** Whether the range has more turns than were counted; the newest are. */
  isCut: z.boolean(),
  /** The nodes and pages that turns led through, most visited first, including deleted ones. */
  nodes: z.array(
    wireAnswer({
      nodeId: nodeIdSchema,
      conversations: count,
      turns: count,
      /**
       * Conversations that were left here: the assistant waits here since their last turn, in the range, and no turn
       * can follow any more, because the conversation was idle for too long or its session has begun again. A
       * conversation that the assistant or the visitor ended was not left.
       */
      left: count,
    }),
  ),
  /** The connectors that turns took, most taken first. */
  connectors: z.array(
    wireAnswer({ nodeId: nodeIdSchema, connectorId: z.string(), conversations: count, turns: count }),
  ),
});
export type Traffic = z.output<typeof trafficSchema>;

/** Calls about where the conversations of a project went. */
export const trafficCalls = nameCalls('traffic', {
  get: defineCall({
    method: 'POST',
    path: '/api/GetTraffic',
    changes: false,
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      /** The first and the last day of UTC, both counted, as in 2026-11-23. */
      from: dayText,
      to: dayText,
      stage: z.enum(stages).optional(),
      releaseId: releaseIdSchema.optional(),
    }),
    result: trafficSchema,
    fallbackMessage: 'Error getting the traffic',
  }),
});
