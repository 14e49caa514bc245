import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import { toConditions, type CountScope } from './counts.repository.ts';

/** An utterance that no intent matched. */
interface MissedText {
  readonly text: string;
  readonly times: number;
  readonly last: Date;
  readonly bestScore: number | null;
}

/** Lists the kept utterances that no intent matched, most frequent first. Case and spaces around do not matter. */
export async function listMissedTexts(db: Db, scope: CountScope, most: number): Promise<readonly MissedText[]> {
  const { rows } = await sql<MissedText>`
    select lower(btrim(said)) as text, count(*) as times, max(at) as last, max(score) as best_score
    from channel_event
    where team_id = ${scope.teamId} and ${toConditions(scope)} and is_matched = false and at >= ${scope.start} and at < ${scope.end}
      and said is not null
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
      select said from channel_event
      where team_id = ${scope.teamId} and ${toConditions(scope)} and at >= ${scope.start} and at < ${scope.end} and said is not null
      order by at desc limit ${sql.lit(textsMax)}
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
