import { can } from '@confab/access';
import { notificationMessages } from '@confab/contracts';
import type { ProjectId, PublishedStage, TeamId } from '@confab/model';
import { getItemLabel } from '../../core/items/items.repository.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { createNotice, notifyAll, type Notice } from '../notifications/index.ts';
import { findMembers } from '../teams/index.ts';

interface Publication {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stages: readonly PublishedStage[];
}

const { publishedToBeta, publishedToLive, publishedToBoth, betaRolledBack, liveRolledBack } = notificationMessages;

/** Notifies all members who may publish, except the publisher. */
export async function notifyAboutPublication(
  services: Services,
  trx: Db,
  caller: Caller,
  publication: Publication,
): Promise<void> {
  const { teamId, stages } = publication;
  const [name, link] = await getNameAndLink(trx, publication);
  const message = !stages.includes('Live')
    ? publishedToBeta
    : stages.includes('Beta')
      ? publishedToBoth
      : publishedToLive;
  await notifyPublishers(
    services,
    trx,
    caller,
    teamId,
    createNotice(message, { name: caller.name, project: name }, link),
  );
}

interface Rollback extends Omit<Publication, 'stages'> {
  readonly stage: PublishedStage;
  readonly releaseNumber: number;
}

/** Notifies the same members that a stage was rolled back to a release. */
export async function notifyAboutRollback(
  services: Services,
  trx: Db,
  caller: Caller,
  rollback: Rollback,
): Promise<void> {
  const { teamId, stage, releaseNumber: number } = rollback;
  const [project, link] = await getNameAndLink(trx, rollback);
  const message = stage === 'Beta' ? betaRolledBack : liveRolledBack;
  await notifyPublishers(
    services,
    trx,
    caller,
    teamId,
    createNotice(message, { name: caller.name, project, number }, link),
  );
}

/** The name of the project, and its page in the site that opens it. */
async function getNameAndLink(trx: Db, { teamId, projectId }: Pick<Publication, 'teamId' | 'projectId'>) {
  const { type, displayName } = await getItemLabel(trx, teamId, projectId);
  const query = new URLSearchParams({ team: teamId, ...(type === 'One' && { site: 'one' }) });
  return [displayName, `/projects/${projectId}?${query}`] as const;
}

async function notifyPublishers(services: Services, trx: Db, caller: Caller, teamId: TeamId, notice: Notice) {
  const publishers = (await findMembers(trx, teamId)).filter(
    ({ accountId, permission }) => accountId !== caller.accountId && can(permission, 'project.publish'),
  );
  await notifyAll(
    services,
    trx,
    publishers.map(({ accountId }) => accountId),
    notice,
  );
}
