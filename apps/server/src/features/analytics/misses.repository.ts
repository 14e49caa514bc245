import type { ProjectId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { toConditions, type CountScope } from './counts.repository.ts';

/** How often an utterance was not understood at a node. */
export interface MissAtNode {
  readonly text: string;
  readonly language: string;
  readonly nodeId: string | null;
  readonly times: number;
  readonly last: Date;
  /** How many misses of the range, and how many different texts, were read. */
  readonly readCount: number;
  readonly textCount: number;
}

/** The form in which utterances are compared. Only the database makes it: other programs trim and fold letters differently. */
const comparable = (text: string) => sql`lower(btrim(${sql.ref(text)}))`;

/** How many of the newest misses of a range are read, and how many of their most frequent texts are returned. */
export const missesMax = 20_000;
export const missedTextsMax = 500;

/**
 * Lists the kept utterances of a project that no intent matched and that are not ignored, by node. Case and spaces
 * around do not matter.
 */
export async function listMissesByNode(
  db: Db,
  projectId: ProjectId,
  scope: CountScope,
): Promise<readonly MissAtNode[]> {
  const { rows } = await sql<MissAtNode>`
    with missed as materialized (
      select ${comparable('said')} as text, from_node_id, at, language from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and is_matched = false
        and at >= ${scope.start} and at < ${scope.end} and said is not null
      order by at desc limit ${sql.lit(missesMax + 1)}
    ), counted as materialized (
      select text, count(*) as times, max(at) as last from missed where text <> '' group by text
    ), listed as materialized (
      select text from counted where not exists (
        select from ignored_miss as ignored
        where ignored.team_id = ${scope.teamId} and ignored.project_id = ${projectId}
          and md5(ignored.text) = md5(left(counted.text, 1000)))
      order by times desc, last desc, text limit ${sql.lit(missedTextsMax)}
    )
    select missed.text, missed.from_node_id as node_id, max(missed.language) as language, count(*) as times, max(at) as last,
      (select count(*) from missed) as read_count, (select count(*) from counted) as text_count
    from missed join listed on listed.text = missed.text group by 1, 2`.execute(db);
  return rows;
}

/** Lists the ignored utterances of a project, newest first. */
export function listIgnored(db: Db, teamId: TeamId, projectId: ProjectId, most: number) {
  return db
    .selectFrom('ignoredMiss')
    .select(['text', 'at'])
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .orderBy('at', 'desc')
    .orderBy('text')
    .limit(most)
    .execute();
}

interface IgnoredTexts {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** As the caller sent them; the database converts them to the form in which utterances are compared. */
  readonly texts: readonly string[];
}

/** Adds ignored utterances; those that are ignored already are kept. At most `most` are kept in all. @returns whether all are ignored now */
export async function insertIgnored(
  db: Db,
  { teamId, projectId, texts }: IgnoredTexts,
  { ids, at, most }: { readonly ids: readonly string[]; readonly at: Date; readonly most: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Requests at the same time wait for each other, so that the limit holds.
    await trx
      .selectFrom('item')
      .select('id')
      .where('teamId', '=', teamId)
      .where('id', '=', projectId)
      .forUpdate()
      .execute();
    const { rows } = await sql<{ isFull: boolean }>`
      select count(*) > ${most} as is_full from (
        select md5(text) from ignored_miss where team_id = ${teamId} and project_id = ${projectId}
        union select md5(${comparable('text')}) from unnest(${sql.val([...texts])}::text[]) as text
          where ${comparable('text')} <> '') as kept`.execute(trx);
    if (rows[0]?.isFull) return false;
    await sql`
      insert into ignored_miss (id, team_id, project_id, text, at)
      select id, ${teamId}, ${projectId}, ${comparable('text')}, ${at}
      from unnest(${sql.val([...ids])}::uuid[], ${sql.val([...texts])}::text[]) as added (id, text)
      where ${comparable('text')} <> ''
      on conflict (team_id, project_id, md5(text)) do nothing`.execute(trx);
    return true;
  });
}

/** Deletes ignored utterances; those that are not ignored are left out. */
export async function deleteIgnored(db: Db, { teamId, projectId, texts }: IgnoredTexts): Promise<void> {
  await sql`
    delete from ignored_miss where team_id = ${teamId} and project_id = ${projectId}
      and md5(text) in (select md5(${comparable('text')}) from unnest(${sql.val([...texts])}::text[]) as text)`.execute(
    db,
  );
}
