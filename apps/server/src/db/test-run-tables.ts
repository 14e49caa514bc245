import type { Generated } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';

/** The tables of test runs. */
export interface TestRunTables {
  testRun: {
    id: string;
    teamId: string;
    projectId: string;
    targetProjectId: string;
    workflowId: string;
    displayName: string;
    number: number;
    stage: string;
    state: Generated<'Running' | 'Done' | 'Cancelled'>;
    startedBy: string;
    startedAt: Time;
    finishedAt: NullableTime;
    round: Generated<number>;
    source: Buffer | null;
    coverage: string | null;
  };
  testResult: {
    id: string;
    teamId: string;
    runId: string;
    place: number;
    nodeId: string;
    caseId: string;
    caseName: string;
    suiteName: string;
    stepCount: number;
    content: string;
    state: Generated<'Queued' | 'Running' | 'Passed' | 'Failed' | 'Error' | 'Cancelled'>;
    attempt: Generated<number>;
    claims: Generated<number>;
    claimedBy: string | null;
    leaseUntil: NullableTime;
    milliseconds: Generated<number>;
    message: Generated<string>;
    visits: string | null;
    outcome: Buffer | null;
  };
}
