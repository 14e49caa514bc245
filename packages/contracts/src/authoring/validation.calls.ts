import { projectIdSchema, teamIdSchema, wireAnswer, workflowIdSchema } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

export const problemSchema = wireAnswer({
  /** The kind of problem, for programs: `DanglingConnector`. */
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  /** The project, workflow or node with the problem. */
  itemId: z.guid(),
  /** The path of the input with the problem, as in edits; empty for the item as a whole. */
  path: z.string(),
  /** One sentence in English. */
  message: z.string(),
  /** The names that the message mentions, in their order. */
  names: z.array(z.string()),
  /** The fix, where it is obvious. */
  fix: z.string().nullable(),
});

const validationSchema = wireAnswer({
  /** True when there is no error; there may be warnings. */
  valid: z.boolean(),
  errorCount: z.number().int(),
  warningCount: z.number().int(),
  /** Errors first. The list is limited; the counts include all problems. */
  problems: z.array(problemSchema),
});

/** The problems of a project's draft, or of one of its workflows. */
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
