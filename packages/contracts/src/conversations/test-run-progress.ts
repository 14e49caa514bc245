import { projectIdSchema, teamIdSchema, testRunStates, wireAnswer } from '@confab/model';
import { z } from 'zod';

/** Published while a run is in progress: reload the run, or show these counts. */
export const testRunProgressSchema = wireAnswer({
  teamId: teamIdSchema,
  projectId: projectIdSchema,
  targetProjectId: projectIdSchema,
  testRunId: z.guid(),
  state: z.enum(testRunStates),
  total: z.number().int(),
  passed: z.number().int(),
  failed: z.number().int(),
});
export type TestRunProgress = z.output<typeof testRunProgressSchema>;
