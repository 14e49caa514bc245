import { projectIdSchema, teamIdSchema, wireAnswer, workflowIdSchema } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

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
  /**
   * The keys by which translations of the names are found, in the same order; empty for a name that an author wrote.
   * Absent if all are empty.
   */
  nameKeys: z.array(z.string()).optional(),
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

/** The limits of one call that checks scripts; the length of the code is that of a script that runs. */
export const checkedScriptLimits = { scripts: 20, codeLength: 262_144, functionLength: 1_000 } as const;

const scriptFaultSchema = wireAnswer({
  /** The script cannot be read, or declares no function of that name. */
  type: z.enum(['syntax', 'noFunction']),
  /** The line of the code that cannot be read, from 1; null when it can. */
  line: z.number().int().nullable(),
  /** Why it cannot be read; empty when it can. */
  message: z.string(),
});

/** The problems of a project's draft, or of one of its workflows; and scripts that are still being written. */
export const validationCalls = nameCalls('validation', {
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
  /** Reads scripts without running them: whether each can be read, and declares the function that is called. */
  scripts: defineCall({
    method: 'POST',
    path: '/api/ValidateScripts',
    changes: false,
    body: z.strictObject({
      scripts: z
        .array(
          z.strictObject({
            code: z.string().max(checkedScriptLimits.codeLength),
            functionName: z.string().max(checkedScriptLimits.functionLength),
          }),
        )
        .max(checkedScriptLimits.scripts),
    }),
    /** The fault of each script, in their order; null for one without. */
    result: z.array(scriptFaultSchema.nullable()),
    fallbackMessage: 'Error validating scripts',
  }),
});
