import type { AccountId, ProjectId, TeamId, ThreadId } from '@confab/model';
import type { Caller, Db, Services } from '../../services.ts';
import { notify } from '../notifications/notify.ts';
import { findMembers } from '../teams/members.repository.ts';
import { listSpeakers, type StoredMention } from './comments.repository.ts';

interface Said {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly threadId: ThreadId;
  readonly itemId: string;
  readonly text: string;
  /** Those who have not been called by this comment before. */
  readonly mentions: readonly StoredMention[];
  /** Whether those who spoke before are told as well. */
  readonly isReply: boolean;
}

const mostQuoted = 120;

/** Tells whom a comment calls, and whoever else is in the conversation, with the way to it. Nobody is told twice. */
export async function tellOfComment(services: Services, trx: Db, caller: Caller, said: Said): Promise<void> {
  const { teamId, threadId, mentions, text, isReply } = said;
  const called = new Set<AccountId>(mentions.map(({ accountId }) => accountId));
  const speakers = isReply ? await listSpeakers(trx, teamId, threadId) : [];
  const told = new Set([...called, ...speakers].filter((accountId) => accountId !== caller.accountId));
  if (told.size === 0) return;
  const item = await trx
    .selectFrom('item')
    .select(['displayName', 'kind', 'workflowId', 'id'])
    .where('teamId', '=', teamId)
    .where('id', '=', said.itemId)
    .executeTakeFirstOrThrow();
  const members = new Set((await findMembers(trx, teamId)).map(({ accountId }) => accountId));
  const quote = text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text;
  for (const accountId of told) {
    if (!members.has(accountId)) continue;
    const what = called.has(accountId) ? 'mentioned you in a comment on' : 'replied to a comment on';
    await notify(
      services,
      trx,
      accountId,
      `${caller.name} ${what} ${item.displayName}: “${quote}”`,
      linkTo(said, item),
    );
  }
}

/** The page of the authoring site that shows the item with its comments; the team may not be the active one there. */
function linkTo(
  { teamId, projectId, threadId }: Said,
  item: { readonly id: string; readonly kind: string; readonly workflowId: string | null },
): string {
  const query = new URLSearchParams({
    ...(item.kind === 'workflow' || item.kind === 'llama' ? { workflow: item.id } : {}),
    ...(item.kind === 'node' || item.kind === 'page' ? { workflow: item.workflowId ?? '', node: item.id } : {}),
    side: 'comments',
    thread: threadId,
    team: teamId,
  });
  return `/projects/${projectId}?${query}`;
}
