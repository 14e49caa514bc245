import { projectLanguages, type ProjectId } from '@confab/model';
import { listSmallWords } from '@confab/understanding';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { toFilters, type CountScope } from './counts.repository.ts';
import { missesMax } from './misses.repository.ts';

/** An utterance that no intent matched. */
interface MissedText {
  readonly text: string;
  readonly times: number;
  readonly last: Date;
  readonly bestScore: number | null;
}

/**
 * The newest kept utterances of a scope. Each project has a branch of its own, so that an index yields its newest first
 * and the plan merges the branches until there are enough rows, instead of reading that many rows of every project. The
 * time is compared together with the project, so that no plan scans the index over the time of all turns, most of which
 * belong to other projects or have no text.
 */
function selectNewestTexts(scope: CountScope, columns: RawBuilder<unknown>, most: number, isMissed = false) {
  const { teamId, projectIds, start, end } = scope;
  const select = (id: ProjectId | null) => sql`
    select ${columns} from channel_event
    where team_id = ${teamId} and project_id = ${id}::uuid and ${toFilters(scope)} and said is not null${
      isMissed ? sql` and is_matched = false` : sql``
    } and (team_id, project_id, at) >= (${teamId}::uuid, ${id}::uuid, ${start}::timestamptz)
      and (team_id, project_id, at) < (${teamId}::uuid, ${id}::uuid, ${end}::timestamptz)
    order by at desc`;
  const branches = projectIds.length === 0 ? [select(null)] : projectIds.map((id) => select(id));
  return sql`select * from ((${sql.join(branches, sql`) union all (`)})) as newest order by at desc limit ${sql.lit(most)}`;
}

/**
 * Lists the kept utterances that no intent matched, most frequent first; of more than 20,000 the newest are counted. Case
 * and spaces around do not matter.
 */
export async function listMissedTexts(db: Db, scope: CountScope, most: number): Promise<readonly MissedText[]> {
  const { rows } = await sql<MissedText>`
    select lower(btrim(said)) as text, count(*) as times, max(at) as last, max(score) as best_score
    from (${selectNewestTexts(scope, sql`said, at, score`, missesMax, true)}) as missed
    group by 1 order by times desc, last desc, text limit ${most}`.execute(db);
  return rows;
}

/** The most utterances whose words are counted; the newest are chosen. */
const textsMax = 20_000;

/** The words without a subject of their own, such as `the`, and their languages. */
const smallWords = projectLanguages.flatMap((language) => listSmallWords(language).map((word) => ({ language, word })));
const smallWordLanguages = smallWords.map(({ language }) => language);
const smallWordTexts = smallWords.map(({ word }) => word);

/** The words of the kept utterances of a range, most frequent first, without those that have no subject in their language. */
export async function countWords(
  db: Db,
  scope: CountScope,
  most: number,
): Promise<{ readonly texts: number; readonly words: { word: string; times: number }[]; readonly others: number }> {
  const { rows } = await sql<{ word: string | null; times: number; texts: number; said: number }>`
    with kept as materialized (
      ${selectNewestTexts(scope, sql`said, at, language`, textsMax)}
    ), counted as materialized (
      -- Visitors say the same again and again; each text is taken apart once.
      select word, sum(times)::bigint as times
      from (
          select lower(said) as text, left(language, 2) as language, count(*) as times from kept group by 1, 2
        ) as distinct_texts,
        regexp_split_to_table(text, '[^[:alnum:]]+') as word
      where length(word) between 3 and 40 and (language, word) not in (
        select * from unnest(${sql.val(smallWordLanguages)}::text[], ${sql.val(smallWordTexts)}::text[]))
      group by word
    ), words as (
      select word, times from counted order by times desc, word limit ${most}
    )
    select word, times, 0 as texts, 0 as said from words
    union all
    select null, 0, (select count(*) from kept), (select coalesce(sum(times), 0)::bigint from counted)`.execute(db);
  const words = rows.flatMap(({ word, times }) => (word === null ? [] : [{ word, times }]));
  const { texts = 0, said = 0 } = rows.find(({ word }) => word === null) ?? {};
  return { texts, words, others: said - words.reduce((sum, { times }) => sum + times, 0) };
}
