import { projectIdSchema, teamIdSchema, wireAnswer, wireObject, workflowIdSchema } from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall } from '../define-call.ts';

/** A module that can be added to any Pro project, with its texts in each language that it has. */
export const readyModuleSchema = wireAnswer({
  id: z.string(),
  texts: z.array(wireAnswer({ language: z.string(), title: z.string(), description: z.string() })),
});
export type ReadyModule = z.output<typeof readyModuleSchema>;

export const readyModuleCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/GetReadyModules',
    result: z.array(readyModuleSchema),
    fallbackMessage: 'Error looking up modules',
  }),
  /**
   * Adds a ready module of the catalogue to a Pro project, in the language of the project, with the intents that it hears.
   * Intents with the same names stay as they are.
   */
  add: defineCall({
    method: 'POST',
    path: '/api/AddReadyModule',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      owningProjectId: projectIdSchema,
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    body: wireObject({ readyModule: z.string().max(100) }),
    result: wireAnswer({ workflowId: workflowIdSchema }),
    fallbackMessage: 'Error adding module',
  }),
};
