import type { PublicationState, PlatformPublication } from '@confab/contracts';
import type { AccountId, ProjectId, ReleaseId, TeamId, JsonText } from '@confab/model';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableTime, Time } from '../time-columns.ts';
import type { ReleaseOverride, ReleaseVersions, FrozenSource } from '../stored-shapes.ts';
import type { PackedJson } from '../packed-json.ts';

/** Frozen versions of projects, the stages that run them, the reviews of One projects, and packages for platforms. */
export interface ReleaseTables {
  release: {
    id: ReleaseId;
    teamId: TeamId;
    projectId: ProjectId;
    number: number;
    createdBy: AccountId;
    createdAt: Time;
    versions: JsonText<ReleaseVersions>;
    content: PackedJson<FrozenSource>;
    notes: Generated<string>;
    errorCount: number | null;
    warningCount: number | null;
    overrides: Generated<JsonText<readonly ReleaseOverride[]>>;
  };
  releaseStage: {
    projectId: ProjectId;
    stage: 'Beta' | 'Live';
    teamId: TeamId;
    releaseId: ReleaseId;
    publishedBy: AccountId;
    publishedAt: Time;
  };
  platformPublication: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    releaseId: ReleaseId;
    stage: 'Beta' | 'Live';
    target: string;
    destination: string;
    position: GeneratedAlways<number>;
    lease: string | null;
    state: PublicationState;
    attempts: Generated<number>;
    dueAt: Time;
    log: Generated<JsonText<PlatformPublication['log']>>;
    createdBy: AccountId;
    createdAt: Time;
  };
  review: {
    id: string;
    teamId: TeamId;
    projectId: ProjectId;
    releaseId: ReleaseId;
    state: 'UnderReview' | 'Approved' | 'Denied' | 'Withdrawn';
    requestedBy: AccountId;
    requestedAt: Time;
    decidedBy: AccountId | null;
    decidedAt: NullableTime;
    reason: Generated<string>;
  };
}
