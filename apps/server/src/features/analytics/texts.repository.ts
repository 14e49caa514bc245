import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../services.ts';
import { toFilters, type CountScope } from './counts.repository.ts';

/** An utterance that no intent matched. */
interface MissedText {
  readonly text: string;
  readonly times: number;
  readonly last: Date;
  readonly bestScore: number | null;
}

/** So many of the newest utterances are counted. */
const missesMax = 20_000;

/** The newest kept utterances of a scope, by project, so that an index gives each project's newest. */
function selectNewestTexts(scope: CountScope, columns: RawBuilder<unknown>, most: number, isMissed = false) {
  return sql`
    select newest.* from unnest(${sql.val([...scope.projectIds])}::uuid[]) as asked (id)
    cross join lateral (
      select ${columns} from channel_event
      where team_id = ${scope.teamId} and project_id = asked.id and ${toFilters(scope)}
        and at >= ${scope.start} and at < ${scope.end} and said is not null${isMissed ? sql` and is_matched = false` : sql``}
      order by at desc limit ${sql.lit(most)}
    ) as newest order by at desc limit ${sql.lit(most)}`;
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

/** Words of the newest utterances are counted, at most of so many. */
const textsMax = 20_000;

/** The words of the kept utterances of a range, most frequent first. */
export async function countWords(
  db: Db,
  scope: CountScope,
  most: number,
): Promise<{ readonly texts: number; readonly words: { word: string; times: number }[]; readonly others: number }> {
  const { rows } = await sql<{ word: string | null; times: number; texts: number; said: number }>`
    with kept as materialized (
      ${selectNewestTexts(scope, sql`said, at`, textsMax)}
    ), counted as materialized (
      select word, count(*) as times from kept, regexp_split_to_table(lower(said), '[^[:alnum:]]+') as word
      where length(word) between 3 and 40 group by word
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
