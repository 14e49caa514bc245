import type { ProjectId, TeamId } from '@confab/model';
import { findItem } from '../../core/items/items.repository.ts';
import { setPublishStatus } from '../../core/releases/releases.repository.ts';
import { decideOpenReview } from '../../core/releases/reviews.repository.ts';
import type { Caller, Services } from '../../services.ts';
import { requestReview } from './publication/review-requests.ts';

/** Approves a sample project of this installation as it is saved, without a reviewer and without mails. */
export async function approveSample(
  services: Services,
  caller: Caller,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<void> {
  const project = await findItem(services.db, place.teamId, place.projectId);
  // A request is open when the process ended before it was decided.
  if (project?.publishStatus !== 'UnderReview') await requestReview(services, caller, place);
  await decideOpenReview(services.db, place, { state: 'Approved', decidedBy: caller.accountId, reason: '' });
  await setPublishStatus(services.db, place.teamId, place.projectId, 'Approved');
}
