import type { ProjectId, TeamId } from '@confab/model';
import type { Generated } from 'kysely';
import type { Time } from './time-columns.ts';

/** The tables of encrypted secrets. */
export interface SecretTables {
  projectSecret: {
    teamId: TeamId;
    projectId: ProjectId;
    id: string;
    property: string;
    keyId: string;
    sealed: Buffer;
    createdAt: Time;
  };
  secretScan: { source: string; afterKey: string; isDone: Generated<boolean> };
}
