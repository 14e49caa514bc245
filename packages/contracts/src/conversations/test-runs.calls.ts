import {
  itemIdSchema,
  jsonObjectSchema,
  nodeIdSchema,
  projectIdSchema,
  stages,
  teamIdSchema,
  testChanges,
  testResultStates,
  testRunStates,
  wireAnswer,
  wireObject,
  workflowIdSchema,
  type CaseOutcome,
  type Coverage,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, nameCalls } from '../define-call.ts';
import { testRunMessages } from './test-run.messages.ts';

/** A run of test cases, as lists show it. */
export const testRunSummarySchema = wireAnswer({
  testRunId: z.guid(),
  /** The project of the cases: the project itself, or a test plan of it. */
  projectId: projectIdSchema,
  targetProjectId: projectIdSchema,
  /** The TestRun or TestSuite workflow that was run. */
  workflowId: workflowIdSchema,
  displayName: z.string(),
  /** The number of the run among the runs of its workflow. */
  number: z.number().int(),
  stage: z.enum(stages),
  state: z.enum(testRunStates),
  startedBy: z.string(),
  startedUtc: z.string(),
  finishedUtc: z.string().nullable(),
  total: z.number().int(),
  passed: z.number().int(),
  /** Failed, or could not be run to the end. */
  failed: z.number().int(),
  /** Number of cases that are queued or running. */
  waiting: z.number().int(),
});
export type TestRunSummary = z.output<typeof testRunSummarySchema>;

/** The result of one case of a run, as lists show it. */
export const testResultSchema = wireAnswer({
  testRunResultId: z.guid(),
  /** The TestRun node that includes the case in the run; the case itself when its suite was run. */
  testRunNodeId: nodeIdSchema,
  testCaseId: nodeIdSchema,
  caseName: z.string(),
  suiteName: z.string(),
  state: z.enum(testResultStates),
  /** How often the case was run in this run. */
  attempt: z.number().int(),
  milliseconds: z.number().int(),
  stepCount: z.number().int(),
  /** The reason of the failure, in one English sentence. */
  message: z.string(),
  /** The difference from the previous run; null while there is no result. */
  change: z.enum(testChanges).nullable(),
});
export type TestResult = z.output<typeof testResultSchema>;

/** The outcome of a test case, carried verbatim. */
const outcomeSchema = z
  .custom<CaseOutcome>((value) => typeof value === 'object' && value !== null)
  .meta({ type: 'object', description: 'What came of a test case: its state and steps' });
const coverageSchema = z
  .custom<Coverage>((value) => typeof value === 'object' && value !== null)
  .meta({ type: 'object', description: 'The nodes, connectors and intents that a run reached' });

export const importFormats = ['csv', 'transcript', 'rasa'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** The largest imported file; also the largest text of the call. */
export const importTextMax = 2_000_000;

export const testRunCalls = nameCalls('testRuns', {
  execute: defineCall({
    method: 'GET',
    path: '/api/executeTestRun',
    changes: true,
    query: z.strictObject({
      signalRConnectionId: connectionIdSchema.optional(),
      /** A TestRun workflow, or a TestSuite whose cases are run at the draft. */
      testRunWorkflowId: workflowIdSchema,
    }),
    result: testRunSummarySchema,
    fallbackMessage: 'Error running test',
  }),
  reRun: defineCall({
    method: 'GET',
    path: '/api/ReRunTest',
    changes: true,
    query: z.strictObject({
      signalRConnectionId: connectionIdSchema.optional(),
      targetProjectId: projectIdSchema,
      testRunNodeId: nodeIdSchema,
      testRunResultId: z.guid(),
      /** 'failing' runs again every case that failed in the same run. */
      scope: z.enum(['one', 'failing']).optional(),
    }),
    result: testRunSummarySchema,
    fallbackMessage: 'Error running test',
  }),
  results: defineCall({
    method: 'GET',
    path: '/api/getTestResults',
    query: z.strictObject({
      teamId: teamIdSchema,
      /** The project that contains the tests, or the one that was tested. */
      projectId: projectIdSchema,
      /** With it, the answer includes the cases of this run. */
      testRunId: z.guid().optional(),
      /** With it, the answer includes the steps of this case. */
      testRunResultId: z.guid().optional(),
    }),
    result: wireAnswer({
      /** Newest first. */
      runs: z.array(testRunSummarySchema),
      results: z.array(testResultSchema),
      coverage: coverageSchema.nullable(),
      outcome: outcomeSchema.nullable(),
    }),
    fallbackMessage: 'Error getting results',
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/CancelTestRun',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, testRunId: z.guid() }),
    result: testRunSummarySchema,
    fallbackMessage: 'Error running test',
  }),
  tryCase: defineCall({
    method: 'POST',
    path: '/api/TryTestCase',
    body: wireObject({
      teamId: teamIdSchema,
      /** The project that contains the case, or will contain it. */
      projectId: projectIdSchema,
      /** The suite, whose stubs for outside calls are used too. */
      workflowId: workflowIdSchema.optional(),
      propertyValues: jsonObjectSchema,
    }),
    result: outcomeSchema,
    fallbackMessage: 'Error running test',
  }),
  importCases: defineCall({
    method: 'POST',
    path: '/api/ImportTestCases',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      workflowId: workflowIdSchema,
      format: z.enum(importFormats),
      fileName: z.string().max(260),
      text: z.string().max(importTextMax, testRunMessages.fileTooLarge),
      /** Only reports what the import would create. */
      preview: z.boolean(),
    }),
    result: wireAnswer({
      cases: z.array(wireAnswer({ name: z.string(), stepCount: z.number().int(), firstWords: z.string() })),
      notes: z.array(z.string()),
      createdIds: z.array(itemIdSchema),
    }),
    fallbackMessage: 'Error importing test cases',
  }),
  exportFile: defineCall({
    method: 'GET',
    path: '/api/ExportTestResults',
    query: z.strictObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      /** A run, or the suite whose cases are exported. */
      testRunId: z.guid().optional(),
      workflowId: workflowIdSchema.optional(),
      format: z.enum(['junit', 'csv']),
    }),
    result: wireAnswer({ fileName: z.string(), mediaType: z.string(), text: z.string() }),
    fallbackMessage: 'Error getting results',
  }),
});
