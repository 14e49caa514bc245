import { can } from '@confab/access';
import type { ProjectId, PublishedStage, TeamId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';
import { findMembers } from '../teams/members.repository.ts';

interface Publication {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stages: readonly PublishedStage[];
}

/** Tells everybody in the team who could have published it himself, but not who did. */
export async function tellOfPublication(
  services: Services,
  trx: Db,
  caller: Caller,
  { teamId, projectId, stages }: Publication,
): Promise<void> {
  const project = await trx
    .selectFrom('item')
    .select('displayName')
    .where('teamId', '=', teamId)
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const text = `${caller.name} published ${project.displayName} to ${stages.join(' and ').toLowerCase()}.`;
  for (const { accountId, permission } of await findMembers(trx, teamId)) {
    if (accountId !== caller.accountId && can(permission, 'project.publish')) {
      await notify(services, trx, accountId, text);
    }
  }
}
