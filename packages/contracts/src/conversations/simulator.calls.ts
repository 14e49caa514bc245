import {
  jsonObjectSchema,
  jsonValueSchema,
  limits,
  nodeIdSchema,
  platforms,
  projectIdSchema,
  stages,
  wireAnswer,
  workflowIdSchema,
  type TraceEntry,
  type TurnOutput,
  type WatchedVariable,
} from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const largestSeed = 2 ** 31;
/** The last moment that a date of this language can be. */
const latestMoment = 8.64e15;

export const simulatorCalls = {
  step: defineCall({
    method: 'POST',
    path: '/api/RunSimulatorStep',
    query: z.strictObject({ ProjectId: projectIdSchema }),
    /** `inputValue` null opens the conversation (or stays silent in one); `sessionId` absent begins a new one. */
    body: z.strictObject({
      inputValue: z
        .string()
        .max(limits.utteranceMax * 4)
        .nullable(),
      projectId: projectIdSchema,
      sessionId: z.guid().optional(),
      stage: z.enum(stages).optional(),
      platform: z.enum(platforms).optional(),
      language: z.string().max(20).optional(),
      isNewUser: z.boolean().optional(),
      isAccountLinked: z.boolean().optional(),
      startNodeId: nodeIdSchema.optional(),
      /** Begins where this workflow does; `startNodeId` comes before it. */
      startWorkflowId: workflowIdSchema.optional(),
      /** Decides what random responses say; another for every conversation unless it is given. */
      seed: z.number().int().min(0).max(largestSeed).optional(),
      /** The moment that the turn takes for now, in milliseconds since 1970. */
      now: z.number().int().min(0).max(latestMoment).optional(),
      /** Goes on from what stood after this turn; from the latest unless it is given. */
      fromTurn: z.number().int().min(0).max(limits.simulatorTurnsMax).optional(),
      /**
       * Variables by name, written before the turn. To begin with, those of the scope User: what earlier
       * conversations have left.
       */
      variables: z
        .record(z.string().max(200), jsonValueSchema)
        .refine((values) => Object.keys(values).length <= 200)
        .optional(),
    }),
    result: wireAnswer({
      sessionId: z.guid(),
      /** Documents of the engine, carried verbatim. */
      outputs: z.custom<readonly TurnOutput[]>(Array.isArray),
      trace: z.custom<readonly TraceEntry[]>(Array.isArray),
      variables: jsonObjectSchema,
      ended: z.boolean(),
      /** The number of the turn in its conversation; the opening is 0. */
      turn: z.number().int(),
      /** All that could be read after the turn: by scope, with types. */
      watched: z.custom<readonly WatchedVariable[]>(Array.isArray),
      /** How far the drafts were that it ran on; null for a stage that drafts do not change. */
      draftSeq: z.number().int().nullable(),
    }),
    fallbackMessage: 'Error running simulator step',
  }),
};
