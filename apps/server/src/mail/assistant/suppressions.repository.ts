import { emailKey } from '@confab/identity';
import type { TeamId } from '@confab/model';
import { createHash } from 'node:crypto';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';

/**
 * The key of a person who gets mails. It does not depend on `APP_SECRET`, so that a new secret revives no stopped mail.
 */
export function hashRecipient(address: string): Buffer {
  return createHash('sha256')
    .update(`recipient ${emailKey(address) ?? address.trim().toLowerCase()}`)
    .digest();
}

/** Stops the mails of a team to a person, or those of all teams if no team is given. */
export async function suppressMails(db: Db, recipientHash: Buffer, teamId: TeamId | null): Promise<void> {
  await db
    .insertInto('mailSuppression')
    .values({ recipientHash, teamId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets a person get the mails of a team again, and those of all other teams that they did not stop individually. */
export async function resumeMails(db: Db, recipientHash: Buffer, teamId: TeamId): Promise<void> {
  await db
    .deleteFrom('mailSuppression')
    .where('recipientHash', '=', recipientHash)
    .where(({ eb, or }) => or([eb('teamId', 'is', null), eb('teamId', '=', teamId)]))
    .execute();
}

/** Which mails a person has stopped: none, those of the team, or all. */
export async function findSuppression(db: Db, recipientHash: Buffer, teamId: TeamId): Promise<'none' | 'team' | 'all'> {
  const rows = await db
    .selectFrom('mailSuppression')
    .select('teamId')
    .where('recipientHash', '=', recipientHash)
    .where(({ eb, or }) => or([eb('teamId', 'is', null), eb('teamId', '=', teamId)]))
    .execute();
  if (rows.length === 0) return 'none';
  return rows.some((row) => row.teamId === null) ? 'all' : 'team';
}

/** Whether the recipient of a mail in the outbox has stopped it. The outbox sends the mails of all teams. */
export async function isSuppressed(db: Db, mailId: string): Promise<boolean> {
  const row = await acrossTeams(db)
    .selectFrom('assistantMail')
    .innerJoin('mailSuppression', 'mailSuppression.recipientHash', 'assistantMail.recipientHash')
    .where('assistantMail.id', '=', mailId)
    .where(({ eb, or, ref }) =>
      or([eb('mailSuppression.teamId', 'is', null), eb('mailSuppression.teamId', '=', ref('assistantMail.teamId'))]),
    )
    .select('assistantMail.id')
    .executeTakeFirst();
  return row !== undefined;
}
