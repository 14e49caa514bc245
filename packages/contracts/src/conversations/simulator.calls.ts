import {
  boundedRecord,
  jsonObjectSchema,
  jsonValueSchema,
  limits,
  nodeIdSchema,
  platforms,
  projectIdSchema,
  releaseIdSchema,
  stages,
  wholeNumber,
  wireAnswer,
  workflowIdSchema,
  type TraceEntry,
  type TurnOutput,
  type WatchedVariable,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** The latest time that a JavaScript Date can hold. */
const latestMoment = 8.64e15;

/** The JSON Schema that describes a list of values whose properties depend on `type`. */
const objectsWithType = {
  type: 'array',
  items: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
} as const;

export const simulatorCalls = nameCalls('simulator', {
  step: defineCall({
    method: 'POST',
    path: '/api/RunSimulatorStep',
    query: z.strictObject({ ProjectId: projectIdSchema }),
    /** `inputValue` null opens the conversation, or means silence in an open one; without `sessionId` a new one starts. */
    body: z.strictObject({
      inputValue: z
        .string()
        .max(limits.utteranceMax * 4)
        .nullable(),
      projectId: projectIdSchema,
      sessionId: z.guid().optional(),
      /** Random, and chosen by the client; a repeated turn with the same id sends no mail or request again. */
      turnId: z.guid().optional(),
      stage: z.enum(stages).optional(),
      platform: z.enum(platforms).optional(),
      language: z.string().max(20).optional(),
      isNewUser: z.boolean().optional(),
      isAccountLinked: z.boolean().optional(),
      /** The IANA name of the time zone of the simulated user. */
      timeZone: z.string().max(60).optional(),
      /** The region of the simulated user, such as 'GB'. */
      region: z.string().max(3).optional(),
      /** The release that a new conversation on Beta or Live runs on; by default the one on the stage. */
      releaseId: releaseIdSchema.optional(),
      startNodeId: nodeIdSchema.optional(),
      /** Starts at this workflow; `startNodeId` takes precedence. */
      startWorkflowId: workflowIdSchema.optional(),
      /** The seed of random responses; a random one for every conversation by default. */
      seed: wholeNumber().optional(),
      /** The time that the turn uses as the current time, in milliseconds since 1970. */
      now: wholeNumber({ max: latestMoment }).optional(),
      /** Continues from the state after this turn; by default from the latest one. */
      fromTurn: wholeNumber({ max: limits.simulatorTurnsMax }).optional(),
      /**
       * Variables by name, set before the turn. At the start, the variables of the scope User, as stored by earlier
       * conversations.
       */
      variables: boundedRecord(z.string().max(200), jsonValueSchema, 200).optional(),
    }),
    result: wireAnswer({
      sessionId: z.guid(),
      /** Documents of the engine, carried verbatim. */
      outputs: z.custom<readonly TurnOutput[]>(Array.isArray).meta(objectsWithType),
      trace: z.custom<readonly TraceEntry[]>(Array.isArray).meta(objectsWithType),
      variables: jsonObjectSchema,
      ended: z.boolean(),
      /** The number of the turn in its conversation; the opening is 0. */
      turn: z.number().int(),
      /** All readable variables after the turn, with scope and type. */
      watched: z.custom<readonly WatchedVariable[]>(Array.isArray).meta({ type: 'array', items: { type: 'object' } }),
      /** The sequence number of the drafts that the turn ran on; null for a stage that drafts do not change. */
      draftSeq: z.number().int().nullable(),
    }),
    fallbackMessage: 'Error running simulator step',
  }),
});
