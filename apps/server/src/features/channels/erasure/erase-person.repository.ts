import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../../services.ts';

/** What the database calls a person and their conversations with one project. */
interface StoredPerson {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly visitorHashes: readonly Buffer[];
  readonly sessionHashes: readonly Buffer[];
}

/** How much was erased. */
interface Erased {
  readonly conversations: number;
  readonly isVisitorErased: boolean;
}

/**
 * Erases a person: the conversations, the kept variables, what was said and answered, outside calls and queued mails of
 * the conversations, and the ignored utterances that the person said.
 *
 * The turns stay counted. Their conversations get other names, made with a salt that is not stored, so that the key of
 * the person leads to none of them.
 *
 * @param salt random bytes
 */
export async function erasePerson(trx: Db, person: StoredPerson, salt: Buffer): Promise<Erased> {
  const { teamId } = person;
  const visitors = toArray(person.visitorHashes);
  const isTheirs = (session: string) =>
    sql`(visitor_hash = any(${visitors}) or ${sql.ref(session)} = any(${toArray(person.sessionHashes)}))`;
  // Waits for turns that are being taken, so that their events are seen below.
  const ended = await sql<{ hash: Buffer }>`
    delete from channel_session where team_id = ${teamId} and ${isTheirs('idHash')} returning id_hash as hash`.execute(
    trx,
  );
  const counted = await sql<{ hash: Buffer }>`
    select distinct session_hash as hash from channel_event
    where team_id = ${teamId} and ${isTheirs('sessionHash')}`.execute(trx);
  const { numDeletedRows } = await trx
    .deleteFrom('channelVisitor')
    .where('teamId', '=', teamId)
    .where(sql<boolean>`visitor_hash = any(${visitors})`)
    .executeTakeFirstOrThrow();
  const sessions = new Map([...ended.rows, ...counted.rows].map(({ hash }) => [hash.toString('hex'), hash]));
  if (sessions.size > 0) {
    const hashes = toArray([...sessions.values()]);
    await deleteIgnoredTexts(trx, person, hashes);
    await sql`
      update channel_event set said = null, answered = null, text_until = null, visitor_hash = null,
        session_hash = sha256(session_hash || ${salt}::bytea)
      where team_id = ${teamId} and session_hash = any(${hashes})`.execute(trx);
    await eraseOutsideCalls(trx, teamId, [...sessions.keys()], salt);
  }
  return { conversations: sessions.size, isVisitorErased: numDeletedRows > 0n };
}

/** An utterance that others said too is offered again once they repeat it. */
async function deleteIgnoredTexts(
  trx: Db,
  { teamId, projectId }: StoredPerson,
  hashes: ReturnType<typeof toArray>,
): Promise<void> {
  await sql`
    delete from ignored_miss where team_id = ${teamId} and project_id = ${projectId} and md5(text) in (
      select md5(left(lower(btrim(said)), 1000)) from channel_event
      where team_id = ${teamId} and session_hash = any(${hashes}) and said is not null)`.execute(trx);
}

/** Answers of outside services and unsent messages are deleted; messages stay counted, for the limits of the team. */
async function eraseOutsideCalls(trx: Db, teamId: TeamId, conversations: readonly string[], salt: Buffer) {
  const areTheirs = sql`conversation = any(${sql.val([...conversations])}::text[])`;
  const rename = (column: string) =>
    sql`encode(sha256(convert_to(${sql.ref(column)}, 'UTF8') || ${salt}::bytea), 'hex')`;
  await sql`delete from turn_call where team_id = ${teamId} and ${areTheirs} and kind = 'http'`.execute(trx);
  await sql`
    update turn_call set conversation = ${rename('conversation')}, call_hash = ${rename('callHash')}
    where team_id = ${teamId} and ${areTheirs}`.execute(trx);
  await sql`
    delete from outbox_mail where id in (select id from assistant_mail where team_id = ${teamId} and ${areTheirs})`.execute(
    trx,
  );
  await sql`
    update assistant_mail set conversation = ${rename('conversation')}
    where team_id = ${teamId} and ${areTheirs}`.execute(trx);
}

function toArray(hashes: readonly Buffer[]) {
  return sql`${sql.val([...hashes])}::bytea[]`;
}
