import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';

/** A mail of an assistant, by the id that it has in the outbox. */
export interface AssistantMailRow {
  readonly id: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly conversation: string;
  readonly recipientHash: Buffer;
  /** A language tag. */
  readonly language: string;
}

export async function insertAssistantMail(trx: Db, mail: AssistantMailRow): Promise<void> {
  await trx.insertInto('assistantMail').values(mail).execute();
}

/** How many mails of assistants a person has got, and how many an assistant and a conversation have sent. */
export interface MailCounts {
  readonly toPersonInHour: number;
  readonly toPersonInDay: number;
  readonly toPersonOfAllTeams: number;
  readonly ofAssistantInHour: number;
  readonly ofConversation: number;
}

type MailKey = Pick<AssistantMailRow, 'teamId' | 'projectId' | 'conversation' | 'recipientHash'>;

export async function countAssistantMails(db: Db, key: MailKey): Promise<MailCounts> {
  const { teamId, projectId, conversation, recipientHash } = key;
  // Counts the mails of all teams: together they must not send a person too many.
  const person = await acrossTeams(db)
    .selectFrom('assistantMail')
    .where('recipientHash', '=', recipientHash)
    .where(sql<boolean>`created_at > now() - interval '1 day'`)
    .select([
      sql<number>`count(*) filter (where team_id = ${teamId} and created_at > now() - interval '1 hour')::integer`.as(
        'hour',
      ),
      sql<number>`count(*) filter (where team_id = ${teamId})::integer`.as('day'),
      sql<number>`count(*)::integer`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  const sender = await db
    .selectFrom('assistantMail')
    .where('teamId', '=', teamId)
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .select([
      sql<number>`count(*) filter (where project_id = ${projectId})::integer`.as('assistant'),
      sql<number>`count(*) filter (where conversation = ${conversation})::integer`.as('conversation'),
    ])
    .executeTakeFirstOrThrow();
  return {
    toPersonInHour: person.hour,
    toPersonInDay: person.day,
    toPersonOfAllTeams: person.all,
    ofAssistantInHour: sender.assistant,
    ofConversation: sender.conversation,
  };
}

/** A mail of an assistant with the names of its sender, for the person who got it. */
export interface AssistantMail extends AssistantMailRow {
  readonly teamName: string;
  readonly projectName: string;
  readonly createdAt: Date;
  readonly isReported: boolean;
}

/** Finds a mail by its signed id; the person who holds the link belongs to no team. */
export async function findAssistantMail(db: Db, id: string): Promise<AssistantMail | undefined> {
  const row = await acrossTeams(db)
    .selectFrom('assistantMail')
    .innerJoin('team', 'team.id', 'assistantMail.teamId')
    .leftJoin('item', 'item.id', 'assistantMail.projectId')
    .where('assistantMail.id', '=', id)
    .select([
      'assistantMail.id',
      'assistantMail.teamId',
      'assistantMail.projectId',
      'assistantMail.conversation',
      'assistantMail.recipientHash',
      'assistantMail.language',
      'assistantMail.createdAt',
      'assistantMail.reportedAt',
      'team.name as teamName',
      'item.displayName as projectName',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { reportedAt, projectName, ...mail } = row;
  return { ...mail, projectName: projectName ?? '', isReported: reportedAt !== null };
}

/** Marks a mail as reported. @returns false when it was reported before. */
export async function markReported(trx: Db, { id, teamId }: Pick<AssistantMail, 'id' | 'teamId'>): Promise<boolean> {
  const row = await trx
    .updateTable('assistantMail')
    .set({ reportedAt: sql<Date>`now()` })
    .where('teamId', '=', teamId)
    .where('id', '=', id)
    .where('reportedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
