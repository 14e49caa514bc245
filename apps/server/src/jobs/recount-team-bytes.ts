import type { TeamId } from '@confab/model';
import { setImmediate } from 'node:timers/promises';
import { acrossTeams } from '../db/tenant-guard.ts';
import { runSteps } from '../scheduling/run-steps.ts';
import type { Services } from '../services.ts';
import { correctUsage, findDueUsage, measureUsage } from './recount-team-bytes.repository.ts';

/**
 * Compares the stored bytes of teams, and those of their conversations, with their rows, each team once a day, and
 * corrects differences.
 *
 * A team is measured in one snapshot, in which the counters and the rows belong to the same moment; only the difference
 * is added afterwards, so that writers do not wait and no write is lost. Any process may run it at any time: a
 * correction is stored only if no other process recounted the team since its snapshot. If a team fails, the next run
 * tries it again.
 *
 * @param isStopped true when the run has to end early; the next one continues.
 */
export async function recountTeamBytes(db: Services['db'], isStopped: () => boolean = () => false): Promise<void> {
  // Bytes of all teams are counted.
  const all = acrossTeams(db);
  const failed: TeamId[] = [];
  let isElsewhere = false;
  await runSteps(async (runStep) => {
    while (!isStopped() && !isElsewhere) {
      const due = await findDueUsage(all, failed);
      if (!due) return;
      const isDone = await runStep(`team ${due.teamId}`, async () => {
        const measured = await measureUsage(all, due);
        if (measured) await correctUsage(all, due, measured);
        // Another process is measuring: it continues with the other teams.
        else isElsewhere = true;
      });
      if (!isDone) failed.push(due.teamId);
      // Other work of the server continues between two teams.
      await setImmediate();
    }
  });
}
