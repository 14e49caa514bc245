import type {
  AccountId,
  NodeId,
  ProjectId,
  ReleaseId,
  Stage,
  TeamId,
  WorkflowId,
  CaseOutcome,
  Coverage,
  JsonText,
  TestCase,
  Visits,
} from '@confab/model';
import type { Generated } from 'kysely';
import type { NullableTime, Time } from './time-columns.ts';
import type { PackedJson } from './packed-json.ts';
import type { FrozenSource } from './stored-shapes.ts';

/** The tables of test runs. */
export interface TestRunTables {
  testRun: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    targetProjectId: ProjectId;
    workflowId: WorkflowId;
    displayName: string;
    number: number;
    stage: Stage;
    state: Generated<'Running' | 'Done' | 'Cancelled'>;
    startedBy: AccountId;
    startedAt: Time;
    finishedAt: NullableTime;
    round: Generated<number>;
    source: PackedJson<FrozenSource> | null;
    releaseId: ReleaseId | null;
    coverage: JsonText<Coverage> | null;
  };
  testResult: {
    id: string;
    teamId: TeamId;
    runId: string;
    place: number;
    nodeId: NodeId;
    caseId: NodeId;
    caseName: string;
    suiteName: string;
    stepCount: number;
    content: JsonText<TestCase>;
    state: Generated<'Queued' | 'Running' | 'Passed' | 'Failed' | 'Error' | 'Cancelled'>;
    attempt: Generated<number>;
    claims: Generated<number>;
    claimedBy: string | null;
    leaseUntil: NullableTime;
    milliseconds: Generated<number>;
    message: Generated<string>;
    visits: JsonText<Visits> | null;
    outcome: PackedJson<CaseOutcome> | null;
  };
}
