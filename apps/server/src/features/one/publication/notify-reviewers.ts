import { notificationMessages } from '@confab/contracts';
import type { ProjectId, TeamId } from '@confab/model';
import { listStaff } from '../../../core/accounts/staff/staff.repository.ts';
import { getItemLabel } from '../../../core/items/items.repository.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { createNotice, notify } from '../../notifications/index.ts';

interface ReviewRequest {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/** Notifies the staff, who review, of a request. Its link leads to the review in the control tower. */
export async function notifyReviewers(
  services: Services,
  trx: Db,
  caller: Caller,
  { id, teamId, projectId }: ReviewRequest,
): Promise<void> {
  const { displayName: project } = await getItemLabel(trx, teamId, projectId);
  const parts = { name: caller.name, project };
  const notice = createNotice(notificationMessages.reviewRequested, parts, `/reviews/${id}?site=controltower`);
  for (const { id: accountId } of await listStaff(trx)) {
    if (accountId !== caller.accountId) await notify(services, trx, accountId, notice);
  }
}
