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
  { teamId, projectId, stages }: Publication,
): Promise<void> {
  const project = await getItemLabel(trx, teamId, projectId);
  const text = `${caller.name} published ${project.displayName} to ${stages.join(' and ').toLowerCase()}.`;
  for (const { accountId, permission } of await findMembers(trx, teamId)) {
    if (accountId !== caller.accountId && can(permission, 'project.publish')) {
      await notify(services, trx, accountId, text);
    }
  }
}
