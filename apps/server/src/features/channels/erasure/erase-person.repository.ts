import type { ProjectId, TeamId } from '@confab/model';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Db } from '../../../services.ts';

/** Conversations that are erased in one transaction, with up to 200 stored turns each. */
const conversationsAtOnce = 20;
/** The number of turns that are read to find the conversations of one transaction. */
const turnsRead = 200;

/** The keys under which the database stores a person and their conversations with one project. */
interface StoredPerson {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly visitorHashes: readonly Buffer[];
  readonly conversationHashes: readonly Buffer[];
}

/** How much was erased. */
interface Erased {
  readonly conversations: number;
  readonly isVisitorErased: boolean;
}

/** What one transaction erased. */
interface ErasedPart extends Erased {
  readonly isLast: boolean;
}

/**
 * Erases a person: the conversations, the kept variables, utterances and answers, outside calls and queued mails of the
 * conversations, and the ignored utterances that the person said.
 *
 * The turns stay counted. Their conversations get other names, made with a salt that is not stored, so that the key of
 * the person leads to none of them.
 *
 * Each transaction erases some conversations, so that none takes long however often the person came. The names that
 * lead to the others are erased last: an erasure that was interrupted is continued by repeating it.
 *
 * @param salt random bytes
 */
export async function erasePerson(db: Kysely<Tables>, person: StoredPerson, salt: Buffer): Promise<Erased> {
  for (let conversations = 0; ;) {
    const part = await db.transaction().execute((trx) => erasePart(trx, person, salt));
    conversations += part.conversations;
    if (part.isLast) return { conversations, isVisitorErased: part.isVisitorErased };
  }
}

async function erasePart(trx: Db, person: StoredPerson, salt: Buffer): Promise<ErasedPart> {
  const others = await listOtherConversations(trx, person);
  const isLast = others.length === 0;
  const conversations = await eraseConversations(trx, person, isLast ? person.conversationHashes : others, salt);
  if (!isLast) return { conversations, isVisitorErased: false, isLast };
  const { numDeletedRows } = await trx
    .deleteFrom('channelVisitor')
    .where('teamId', '=', person.teamId)
    .where(sql<boolean>`visitor_hash = any(${toArray(person.visitorHashes)})`)
    .executeTakeFirstOrThrow();
  return { conversations, isVisitorErased: numDeletedRows > 0n, isLast };
}

/**
 * Lists conversations that are stored with the person as their visitor, except those under the person's own key; at
 * most as many as one transaction erases.
 */
async function listOtherConversations(
  trx: Db,
  { teamId, visitorHashes, conversationHashes }: StoredPerson,
): Promise<readonly Buffer[]> {
  if (visitorHashes.length === 0) return [];
  const areTheirs = (column: string) =>
    sql`visitor_hash = any(${toArray(visitorHashes)}) and ${sql.ref(column)} <> all(${toArray(conversationHashes)})`;
  const { rows } = await sql<{ hash: Buffer }>`
    (select id_hash as hash from channel_session
      where team_id = ${teamId} and ${areTheirs('idHash')} limit ${conversationsAtOnce})
    union all
    (select session_hash from channel_event
      where team_id = ${teamId} and ${areTheirs('sessionHash')} limit ${turnsRead})`.execute(trx);
  return listDistinct(rows).slice(0, conversationsAtOnce);
}

/** Erases conversations of a person. @returns how many of them existed */
async function eraseConversations(
  trx: Db,
  person: StoredPerson,
  hashes: readonly Buffer[],
  salt: Buffer,
): Promise<number> {
  const { teamId } = person;
  const named = toArray(hashes);
  // Waits for turns that are being taken, so that their events are seen below.
  const ended = await sql<{ hash: Buffer }>`
    delete from channel_session where team_id = ${teamId} and id_hash = any(${named}) returning id_hash as hash`.execute(
    trx,
  );
  const counted = await sql<{ hash: Buffer }>`
    select distinct session_hash as hash from channel_event
    where team_id = ${teamId} and session_hash = any(${named})`.execute(trx);
  const found = listDistinct([...ended.rows, ...counted.rows]);
  if (found.length === 0) return 0;
  await deleteIgnoredTexts(trx, person, toArray(found));
  await sql`
    update channel_event set said = null, answered = null, text_until = null, visitor_hash = null,
      session_hash = sha256(session_hash || ${salt}::bytea)
    where team_id = ${teamId} and session_hash = any(${toArray(found)})`.execute(trx);
  const names = found.map((hash) => hash.toString('hex'));
  await eraseOutsideCalls(trx, teamId, names, salt);
  return found.length;
}

function listDistinct(rows: readonly { readonly hash: Buffer }[]): readonly Buffer[] {
  return [...new Map(rows.map(({ hash }) => [hash.toString('hex'), hash])).values()];
}

/**
 * Deletes the ignored utterances that the conversations contain. One that other people also said is listed again as a
 * miss once they repeat it.
 */
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
