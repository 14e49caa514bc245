import { setImmediate } from 'node:timers/promises';
import { acrossTeams } from '../db/tenant-guard.ts';
import type { Services } from '../services.ts';
import { correctUsage, findDueUsage, measureUsage } from './recount-team-bytes.repository.ts';

/**
 * Compares the stored bytes of teams, and those of their conversations, with their rows, each team once a day, and corrects
 * what differs.
 *
 * A team is measured in one snapshot, in which the counters and the rows belong to the same moment; only the
 * difference is added afterwards, so that writers neither wait nor get lost. Any process may run it at any time: a correction
 * counts only if nobody else recounted the team since its snapshot.
 *
 * @param isStopped true when the run has to end early; the next one continues.
 */
export async function recountTeamBytes(db: Services['db'], isStopped: () => boolean = () => false): Promise<void> {
  // Bytes of all teams are counted.
  const all = acrossTeams(db);
  while (!isStopped()) {
    const due = await findDueUsage(all);
    if (!due) return;
    const measured = await measureUsage(all, due);
    // Another process is measuring: it continues with the other teams.
    if (!measured) return;
    await correctUsage(all, due, measured);
    // Other work of the server goes on between two teams.
    await setImmediate();
  }
}
