import type { TeamId } from '@confab/model';
import type { Time } from '../time-columns.ts';

/** The bytes that teams store, and how many they may. Triggers of the database count them. */
export interface QuotaTables {
  teamUsage: { teamId: TeamId; bytes: number; recounts: number; recountedAt: Time };
  /** One row with the limit of every team; null for none. */
  teamQuota: { isOnly: boolean; bytes: number | null };
}
