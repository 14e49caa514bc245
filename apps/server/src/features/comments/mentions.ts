import type { AccountId, TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { displayName } from '../accounts/sessions.ts';
import { findMembers } from '../teams/members.repository.ts';
import type { StoredMention } from './comments.repository.ts';

/** Whom a text really calls: members of the team whose name stands in it behind an `@`. */
export async function readMentions(
  trx: Db,
  teamId: TeamId,
  { text, mentions }: { readonly text: string; readonly mentions: readonly AccountId[] },
): Promise<readonly StoredMention[]> {
  if (mentions.length === 0) return [];
  const named = new Set<string>(mentions.map((id) => id.toLowerCase()));
  return (await findMembers(trx, teamId))
    .filter(({ accountId }) => named.has(accountId))
    .map((member) => ({ accountId: member.accountId, name: displayName(member) }))
    .filter(({ name }) => text.includes(`@${name}`));
}
