import { notFound, refused, type BodyOf, type oneCalls, type ResultOf } from '@confab/contracts';
import { publishStatuses, type ItemId, type ProjectId, type PublishStatus, type TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listStages, setPublishStatus } from '../../core/releases/releases.repository.ts';

type Status = ResultOf<typeof oneCalls.publishStatus>;

/** How far a llama's project is on its way to going live (A7.22). */
export async function getPublishStatus({ db }: Services, teamId: TeamId, llamaId: ItemId): Promise<Status> {
  return statusOf(db, teamId, await projectOf(db, teamId, llamaId));
}

/** Asks for a review; whoever asks has accepted the terms (A7.27, A3.82). */
export async function requestPublish(
  services: Services,
  caller: Caller,
  teamId: TeamId,
  { oneLlamaId, publishType }: BodyOf<typeof oneCalls.requestPublish>,
): Promise<Status> {
  if (publishType === 'Beta') throw refused('Beta needs no review: publish to it directly.');
  return changeStatus(services, caller, teamId, oneLlamaId, ({ status }) => {
    if (status === 'UnderReview') throw refused('This project is being reviewed already.');
    return 'UnderReview';
  });
}

/** Takes a request back: the project is as it was before it (A7.23). Without one nothing changes. */
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
  const projectId = await projectOf(services.db, teamId, llamaId);
  // The project is held, so that of two who change it one sees what the other did.
  const status = await changeProject(services, caller, { teamId, projectId }, async ({ trx }) => {
    await setPublishStatus(trx, teamId, projectId, next(await statusOf(trx, teamId, projectId)));
    return statusOf(trx, teamId, projectId);
  });
  services.hub.publishProjectListChanged(teamId, projectId);
  return status;
}

async function projectOf(db: Db, teamId: TeamId, llamaId: ItemId): Promise<ProjectId> {
  const llama = await findItem(db, teamId, llamaId);
  if (llama?.kind !== 'llama') throw notFound();
  // The database's own key.
  return llama.projectId as ProjectId;
}

async function statusOf(db: Db, teamId: TeamId, projectId: ProjectId): Promise<Status> {
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
