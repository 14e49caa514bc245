import { can } from '@confab/access';
import type { ProjectId, PublishedStage, TeamId } from '@confab/model';
import { getItemLabel } from '../../core/items/items.repository.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { notify } from '../notifications/index.ts';
import { findMembers } from '../teams/index.ts';

interface Publication {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stages: readonly PublishedStage[];
}

/** Notifies all members who may publish, except the one who did. */
export async function notifyAboutPublication(
  services: Services,
  trx: Db,
  caller: Caller,
  publication: Publication,
): Promise<void> {
  const { teamId, projectId, stages } = publication;
  const project = await getItemLabel(trx, teamId, projectId);
  const text = `${caller.name} published ${project.displayName} to ${stages.join(' and ').toLowerCase()}.`;
  await notifyPublishers(services, trx, caller, teamId, text);
}

/** Notifies the same members that a stage was rolled back to a release. */
export async function notifyAboutRollback(
  services: Services,
  trx: Db,
  caller: Caller,
  { teamId, projectId, stages, releaseNumber }: Publication & { readonly releaseNumber: number },
): Promise<void> {
  const project = await getItemLabel(trx, teamId, projectId);
  const stage = stages.join(' and ').toLowerCase();
  const text = `${caller.name} rolled ${stage} of ${project.displayName} back to release ${releaseNumber}.`;
  await notifyPublishers(services, trx, caller, teamId, text);
}

async function notifyPublishers(services: Services, trx: Db, caller: Caller, teamId: TeamId, text: string) {
  for (const { accountId, permission } of await findMembers(trx, teamId)) {
    if (accountId !== caller.accountId && can(permission, 'project.publish'))
      await notify(services, trx, accountId, text);
  }
}
