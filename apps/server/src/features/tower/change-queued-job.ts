import {
  conflict,
  notFound,
  platformLogMessages,
  towerMessages,
  type BodyOf,
  type towerCalls,
} from '@confab/contracts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Services } from '../../services.ts';
import { addLine, lockDeliveries } from '../platforms/index.ts';
import { cancelTestRun } from '../test-runs/index.ts';
import { cancelMail, hasMail, retryMail } from './mail-queue.repository.ts';
import { findTestRun } from './test-run-queue.repository.ts';
import { hasNewerPublication, lockPublication, setPublicationState } from './publication-queue.repository.ts';

type JobName = BodyOf<typeof towerCalls.retryJob>;

/**
 * Starts the attempts of a failed or cancelled job again.
 *
 * A test run is run again by its team. A package is not sent again after a newer one to its destination, as that would bring back the old release.
 *
 * @throws not found; conflict when the job has not failed, or a newer package exists
 */
export async function retryQueuedJob(services: Services, { kind, id }: JobName): Promise<null> {
  if (kind === 'Publication') return changePublication(services, id, 'Waiting');
  if (kind === 'TestRun') throw conflict(towerMessages.testRunRetry);
  if (await retryMail(services.db, id)) return null;
  throw (await hasMail(services.db, id)) ? conflict(towerMessages.notFailed) : notFound(towerMessages.jobMissing);
}

/** Ends a job that waits, or a test run. @throws not found; conflict when it does not wait */
export async function cancelQueuedJob(services: Services, { kind, id }: JobName): Promise<null> {
  if (kind === 'Publication') return changePublication(services, id, 'Failed');
  if (kind === 'TestRun') return cancelRun(services, id);
  if (await cancelMail(services.db, id)) return null;
  throw (await hasMail(services.db, id)) ? conflict(towerMessages.notWaiting) : notFound(towerMessages.jobMissing);
}

async function cancelRun(services: Services, testRunId: string): Promise<null> {
  // The staff is in no team, and the run may be one of any team.
  const run = await findTestRun(acrossTeams(services.db), testRunId);
  if (!run) throw notFound(towerMessages.jobMissing);
  if (run.state !== 'Running') throw conflict(towerMessages.notWaiting);
  await cancelTestRun(services, { teamId: run.teamId, projectId: run.projectId, testRunId });
  return null;
}

function changePublication({ db, now }: Services, id: string, next: 'Waiting' | 'Failed'): Promise<null> {
  // The staff is in no team, and the package may be one of any team.
  return acrossTeams(db)
    .transaction()
    .execute(async (trx) => {
      await lockDeliveries(trx);
      const publication = await lockPublication(trx, id);
      if (!publication) throw notFound(towerMessages.jobMissing);
      const isRetry = next === 'Waiting';
      if (publication.state !== (isRetry ? 'Failed' : 'Waiting'))
        throw conflict(isRetry ? towerMessages.notFailed : towerMessages.notWaiting);
      if (isRetry && (await hasNewerPublication(trx, publication))) throw conflict(towerMessages.newerPackage);
      const message = isRetry ? platformLogMessages.retriedByStaff : platformLogMessages.cancelledByStaff;
      const log = addLine(publication.log, new Date(now()).toISOString(), message, []);
      await setPublicationState(trx, id, { state: next, log });
      return null;
    });
}
