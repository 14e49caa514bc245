import type { ProjectId, TeamId } from '@confab/model';
import type { Time } from '../time-columns.ts';

/** The bytes that teams and projects store, and how many they may. Triggers of the database count them. */
export interface QuotaTables {
  teamUsage: { teamId: TeamId; bytes: number; recounts: number; recountedAt: Time };
  /**
   * The bytes that the conversations of a team take, each in whole steps; counted by the server, and for deletions by
   * triggers.
   */
  sessionUsage: { teamId: TeamId; bytes: number };
  /** The limit of a team, if it differs from the default. */
  teamLimit: { teamId: TeamId; bytes: number };
  /** The new limit of a team; null for the limit of every team. */
  teamLimitChange: { id: string; teamId: TeamId; bytes: number | null; actorEmail: string; at: Time };
  /** One row with the limits of every team and of every project; null for none. */
  teamQuota: { isOnly: boolean; bytes: number | null; projectBytes: number | null };
  /** The bytes of the values of a project's items that are not deleted. */
  projectUsage: { projectId: ProjectId; teamId: TeamId; bytes: number };
}
