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
import { cancelMail, hasMail, retryMail } from './mail-queue.repository.ts';
import { hasNewerPublication, lockPublication, setPublicationState } from './publication-queue.repository.ts';

type JobName = BodyOf<typeof towerCalls.retryJob>;

/**
 * Starts the tries of a failed or cancelled job again.
 *
 * A package is not sent again after a newer one to its destination, as that would bring back the old release.
 *
 * @throws not found; conflict when the job has not failed, or a newer package exists
 */
export async function retryQueuedJob(services: Services, { kind, id }: JobName): Promise<null> {
  if (kind === 'Publication') return changePublication(services, id, 'Waiting');
  if (await retryMail(services.db, id)) return null;
  throw (await hasMail(services.db, id)) ? conflict(towerMessages.notFailed) : notFound(towerMessages.jobMissing);
}

/** Ends a job that waits. @throws not found; conflict when it does not wait */
export async function cancelQueuedJob(services: Services, { kind, id }: JobName): Promise<null> {
  if (kind === 'Publication') return changePublication(services, id, 'Failed');
  if (await cancelMail(services.db, id)) return null;
  throw (await hasMail(services.db, id)) ? conflict(towerMessages.notWaiting) : notFound(towerMessages.jobMissing);
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
