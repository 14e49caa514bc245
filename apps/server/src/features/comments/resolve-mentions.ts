import type { AccountId, TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { findMembers } from '../teams/index.ts';
import type { StoredMention } from '../../db/stored-shapes.ts';

/** The requested mentions that are members of the team and whose name the text contains after an `@`. */
export async function resolveMentions(
  trx: Db,
  teamId: TeamId,
  { text, mentions }: { readonly text: string; readonly mentions: readonly AccountId[] },
): Promise<readonly StoredMention[]> {
  if (mentions.length === 0) return [];
  const mentionedIds = new Set<string>(mentions.map((id) => id.toLowerCase()));
  return (await findMembers(trx, teamId))
    .filter(({ accountId }) => mentionedIds.has(accountId))
    .map((member) => ({ accountId: member.accountId, name: getAccountName(member) }))
    .filter(({ name }) => text.includes(`@${name}`));
}
