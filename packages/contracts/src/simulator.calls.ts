import {
  jsonObjectSchema,
  limits,
  nodeIdSchema,
  platforms,
  projectIdSchema,
  stages,
  wireAnswer,
  type TraceEntry,
  type TurnOutput,
} from '@confab/model';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

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
      startNodeId: nodeIdSchema.optional(),
    }),
    result: wireAnswer({
      sessionId: z.guid(),
      /** Documents of the engine, carried verbatim. */
      outputs: z.custom<readonly TurnOutput[]>(Array.isArray),
      trace: z.custom<readonly TraceEntry[]>(Array.isArray),
      variables: jsonObjectSchema,
      ended: z.boolean(),
    }),
    fallbackMessage: 'Error running simulator step',
  }),
};
