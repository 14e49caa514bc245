import type { AccountId, ItemKind, TeamId, TeamRole, ItemId, ProjectId, WorkflowId } from '@confab/model';
import { compileOnce } from '../db/compile-once.ts';
import { acrossTeams } from '../db/tenant-guard.ts';
import { liveSessions, type SessionRow } from '../core/accounts/sessions/sessions.repository.ts';
import type { Db } from '../services.ts';

/** The ancestors of an item and the caller's role in its team. */
export interface ItemScope {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId | null;
  readonly kind: ItemKind;
  /** Null when the caller is not a member of the team. */
  readonly permission: TeamRole | null;
}

/** Finds the ancestors of an item and the caller's role in its team, in one query. Ignores deleted items. */
export async function findItemScope(db: Db, accountId: AccountId, itemId: ItemId): Promise<ItemScope | undefined> {
  return (await itemScope(db, { accountId, itemId }))[0];
}

const itemScope = compileOnce<{ accountId: AccountId; itemId: ItemId }, ItemScope>((db, given) =>
  // No team filter, because this query looks up the owning team.
  acrossTeams(db)
    .selectFrom('item')
    .leftJoin('teamMember', (join) =>
      join.onRef('teamMember.teamId', '=', 'item.teamId').on('teamMember.accountId', '=', given.accountId),
    )
    .where('item.id', '=', given.itemId)
    .where('item.deletedAt', 'is', null)
    .select(['item.teamId', 'item.projectId', 'item.workflowId', 'item.kind', 'teamMember.permission']),
);

/** Finds a live session together with the item scope of its account, in one query. */
export async function findSessionAtItem(
  db: Db,
  tokenHash: Buffer,
  itemId: ItemId,
): Promise<{ session: SessionRow; scope: ItemScope | undefined } | undefined> {
  const [row] = await sessionAtItem(db, { tokenHash, itemId });
  if (!row) return undefined;
  const { teamId, projectId, workflowId, kind, permission, ...session } = row;
  const isThere = teamId !== null && projectId !== null && kind !== null;
  return { session, scope: isThere ? { teamId, projectId, workflowId, kind, permission } : undefined };
}

/** All fields are null when the item does not exist. */
type NoScope = { readonly [Key in keyof ItemScope]: ItemScope[Key] | null };

const sessionAtItem = compileOnce<{ tokenHash: Buffer; itemId: ItemId }, SessionRow & NoScope>((db, given) =>
  // No team filter, because this query looks up the owning team.
  liveSessions(acrossTeams(db), given.tokenHash)
    .leftJoin('item', (join) => join.on('item.id', '=', given.itemId).on('item.deletedAt', 'is', null))
    .leftJoin('teamMember', (join) =>
      join.onRef('teamMember.teamId', '=', 'item.teamId').onRef('teamMember.accountId', '=', 'account.id'),
    )
    .select(['item.teamId', 'item.projectId', 'item.workflowId', 'item.kind', 'teamMember.permission']),
);

/** Finds the caller's role in a team; undefined for strangers and for deleted teams. */
export async function findRole(db: Db, accountId: AccountId, teamId: TeamId): Promise<TeamRole | undefined> {
  const [row] = await roleInTeam(db, { accountId, teamId });
  return row?.permission;
}

const roleInTeam = compileOnce<{ accountId: AccountId; teamId: TeamId }, { permission: TeamRole }>((db, given) =>
  db
    .selectFrom('teamMember')
    .innerJoin('team', 'team.id', 'teamMember.teamId')
    .where('teamMember.teamId', '=', given.teamId)
    .where('teamMember.accountId', '=', given.accountId)
    .where('team.deletedAt', 'is', null)
    .select('teamMember.permission'),
);
