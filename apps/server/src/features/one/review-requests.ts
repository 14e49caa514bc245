import { notFound, refused, releaseMessages, type BodyOf, type oneCalls, type ResultOf } from '@confab/contracts';
import { publishStatuses, type ItemId, type ProjectId, type PublishStatus, type TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listStages, setPublishStatus } from '../../core/releases/releases.repository.ts';

type Status = ResultOf<typeof oneCalls.publishStatus>;

/** The review status of a llama's project (A7.22). */
export async function getPublishStatus({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<Status> {
  return loadStatus(db, teamId, await getProjectId(db, teamId, llamaId));
}

/** Requests a review; the client has asked the caller to accept the terms (A7.27, A3.82). */
export async function requestPublish(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { oneLlamaId, publishType }: BodyOf<typeof oneCalls.requestPublish>,
): Promise<Status> {
  if (publishType === 'Beta') throw refused(releaseMessages.betaNeedsNoReview);
  return changeStatus(services, caller, teamId, oneLlamaId, ({ status }) => {
    if (status === 'UnderReview') throw refused(releaseMessages.underReview);
    return 'UnderReview';
  });
}

/** Withdraws a review request and restores the previous status (A7.23). Without a request, nothing changes. */
export function removePublishRequest(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  llamaId: ItemId,
): Promise<Status> {
  return changeStatus(services, caller, teamId, llamaId, ({ status, isLive }) => {
    if (status !== 'UnderReview') return status;
    return isLive ? 'Live' : 'Draft';
  });
}

async function changeStatus(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  llamaId: ItemId,
  next: (status: Status) => PublishStatus,
): Promise<Status> {
  const projectId = await getProjectId(services.db, teamId, llamaId);
  // The project is locked, so that two concurrent changes see each other.
  const status = await changeProject(services, caller, { teamId, projectId }, async ({ trx }) => {
    await setPublishStatus(trx, teamId, projectId, next(await loadStatus(trx, teamId, projectId)));
    return loadStatus(trx, teamId, projectId);
  });
  services.hub.publish('projectListChanged', { teamId, projectId });
  return status;
}

async function getProjectId(db: Db, teamId: TeamId, llamaId: ItemId): Promise<ProjectId> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  // The id comes from the database.
  return llama.projectId;
}

async function loadStatus(db: Db, teamId: TeamId, projectId: ProjectId): Promise<Status> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  const stages = await listStages(db, teamId, projectId);
  return {
    projectId,
    projectName: project.displayName,
    status: publishStatuses.find((one) => one === project.publishStatus) ?? 'Draft',
    isLive: stages.some(({ stage }) => stage === 'Live'),
  };
}
