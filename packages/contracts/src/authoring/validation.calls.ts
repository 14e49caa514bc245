import { projectIdSchema, teamIdSchema, wireAnswer, workflowIdSchema } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const problemSchema = wireAnswer({
  /** Names the kind of problem for programs: `DanglingConnector`. */
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  /** The project, workflow or node that is at fault. */
  itemId: z.guid(),
  /** Path of the input at fault, as edits address it; empty for the item as a whole. */
  path: z.string(),
  /** One sentence in English. */
  message: z.string(),
  /** What the sentence names, in its order. */
  names: z.array(z.string()),
  /** What would mend it, where that is obvious. */
  fix: z.string().nullable(),
});

const validationSchema = wireAnswer({
  /** There is no error; there may be warnings. */
  valid: z.boolean(),
  errorCount: z.number().int(),
  warningCount: z.number().int(),
  /** Errors first; no more than an answer can bear, which the counts tell. */
  problems: z.array(problemSchema),
});

/** What is wrong with a project's draft, or with one of its workflows. */
export const validationCalls = {
  project: defineCall({
    method: 'GET',
    path: '/api/ValidateProject',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema }),
    result: validationSchema,
    fallbackMessage: 'Error validating project',
  }),
  workflow: defineCall({
    method: 'GET',
    path: '/api/ValidateWorkflow',
    query: z.strictObject({ owningTeamId: teamIdSchema, workflowId: workflowIdSchema }),
    result: validationSchema,
    fallbackMessage: 'Error validating workflow',
  }),
};
