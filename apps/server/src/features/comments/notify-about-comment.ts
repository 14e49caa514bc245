import type { AccountId, CommentId, ProjectId, TeamId, ThreadId, ItemId, WorkflowId } from '@confab/model';
import { notificationMessages } from '@confab/contracts';
import { getItemLabel } from '../../core/items/items.repository.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { createNotice, notify } from '../notifications/index.ts';
import { findMembers } from '../teams/index.ts';
import { listParticipants } from './comments.repository.ts';
import type { StoredMention } from '../../db/stored-shapes.ts';

interface CommentNotice {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly threadId: ThreadId;
  readonly commentId: CommentId;
  readonly itemId: ItemId;
  readonly text: string;
  /** The mentioned members that this comment has not notified before. */
  readonly mentions: readonly StoredMention[];
  /** Whether the other participants of the thread are notified too. */
  readonly isReply: boolean;
}

const quotedLengthMax = 120;
/** How long the mail waits, so that the member can read the comment in the product first. */
const mailMinutes = 10;

/**
 * Notifies the mentioned members, and for a reply the other participants, with a link to the thread. Each member gets
 * one notification.
 */
export async function notifyAboutComment(
  services: Services,
  trx: Db,
  caller: Caller,
  notice: CommentNotice,
): Promise<void> {
  const { teamId, threadId, commentId, mentions, text, isReply } = notice;
  const mentioned = new Set<AccountId>(mentions.map(({ accountId }) => accountId));
  const speakers = isReply ? await listParticipants(trx, teamId, threadId) : [];
  const recipients = new Set([...mentioned, ...speakers].filter((accountId) => accountId !== caller.accountId));
  if (recipients.size === 0) return;
  const item = await getItemLabel(trx, teamId, notice.itemId);
  const members = new Set((await findMembers(trx, teamId)).map(({ accountId }) => accountId));
  const quote = text.length > quotedLengthMax ? `${text.slice(0, quotedLengthMax)}…` : text;
  const parts = { name: caller.name, item: item.displayName, quote };
  const link = getThreadLink(notice, item);
  for (const accountId of recipients) {
    if (!members.has(accountId)) continue;
    const message = notificationMessages[mentioned.has(accountId) ? 'mentioned' : 'replied'];
    await notify(services, trx, accountId, { ...createNotice(message, parts, link), mailMinutes, commentId });
  }
}

/** The address of the item with its comments in the authoring site. It names the team, which may not be the active one. */
function getThreadLink(
  { teamId, projectId, threadId }: CommentNotice,
  item: { readonly id: ItemId; readonly kind: string; readonly type: string; readonly workflowId: WorkflowId | null },
): string {
  const isOne = item.type === 'One' || item.kind === 'llama' || item.kind === 'page';
  const query = new URLSearchParams({
    ...(item.kind === 'workflow' || item.kind === 'llama' ? { workflow: item.id } : {}),
    ...(item.kind === 'node' || item.kind === 'page' ? { workflow: item.workflowId ?? '', node: item.id } : {}),
    side: 'comments',
    thread: threadId,
    team: teamId,
    ...(isOne && { site: 'one' }),
  });
  return `/projects/${projectId}?${query}`;
}
