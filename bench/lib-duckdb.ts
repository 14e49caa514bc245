import type { AnalyticView } from '../packages/contracts/src/index.ts';
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';

// The same plain counts over the same events in DuckDB, a database for analysis that keeps columns apart. It is not
// part of the product: `npm install` in `bench/peers` adds it, and without it the bench leaves its column empty.

interface DuckConnection {
  run(statement: string): Promise<unknown>;
}
interface DuckApi {
  readonly DuckDBInstance: {
    create(path: string, options?: Readonly<Record<string, string>>): Promise<{ connect(): Promise<DuckConnection> }>;
  };
}

/** Events in DuckDB. */
export interface DuckEvents {
  /** Milliseconds that the plain counts of a view take, without a round trip to a client. */
  measure(view: AnalyticView, from: Date, to: Date): Promise<number>;
}

/** The columns of events that views count, with their types in DuckDB. */
const columns = {
  project_id: 'uuid',
  taken_at: 'timestamptz',
  stage: 'varchar',
  channel: 'varchar',
  language: 'varchar',
  release_id: 'uuid',
  session_hash: 'varchar',
  turn: 'integer',
  input: 'varchar',
  from_node_id: 'varchar',
  node_id: 'varchar',
  is_new_visitor: 'boolean',
  intent_id: 'varchar',
  intent_name: 'varchar',
  score: 'float',
  is_matched: 'boolean',
  is_ended: 'boolean',
  latency_ms: 'integer',
  exception: 'varchar',
  said: 'varchar',
};

/**
 * Copies all events into a table of DuckDB, by way of a file with a line of JSON for each.
 *
 * @param report receives the duration of the copy
 * @returns undefined when the package is not installed
 */
export async function openInDuckDb(
  pool: Pool,
  folder: string,
  { from, days }: { readonly from: Date; readonly days: number },
  report: (line: string) => void,
): Promise<DuckEvents | undefined> {
  const api = findDuckDb();
  if (!api) return undefined;
  const file = join(folder, 'events.ndjson');
  let start = performance.now();
  await pipeline(readLines(pool, from, days), createWriteStream(file));
  const exportedMs = performance.now() - start;
  const instance = await api.DuckDBInstance.create(join(folder, 'events.duckdb'));
  const connection = await instance.connect();
  start = performance.now();
  const types = Object.entries(columns).map(([name, type]) => `${name}: '${type}'`);
  await connection.run(
    `create table event as select * from read_json('${file}', format = 'newline_delimited', columns = {${types.join(', ')}})`,
  );
  report(
    `DuckDB: events exported in ${(exportedMs / 1_000).toFixed(0)} s, loaded in ${((performance.now() - start) / 1_000).toFixed(0)} s`,
  );
  return {
    async measure(view, since, until) {
      const range = `taken_at >= '${since.toISOString()}' and taken_at < '${until.toISOString()}'`;
      const before = performance.now();
      for (const statement of plainCounts[view](range)) await connection.run(statement);
      return performance.now() - before;
    },
  };
}

function findDuckDb(): DuckApi | undefined {
  try {
    // Untyped: the package is not always there.
    return createRequire(new URL('peers/package.json', import.meta.url))('@duckdb/node-api') as DuckApi;
  } catch {
    return undefined;
  }
}

async function* readLines(pool: Pool, from: Date, days: number): AsyncGenerator<string> {
  const expressions: Readonly<Record<string, string>> = {
    taken_at: 'at as taken_at',
    session_hash: "encode(session_hash, 'hex') as session_hash",
  };
  const selected = Object.keys(columns).map((name) => expressions[name] ?? name);
  // The events of a conversation may be slightly later than the last day.
  for (let day = 0; day <= days + 1; day += 1) {
    const [start, end] = [day, day + 1].map((count) => new Date(from.getTime() + count * 86_400_000));
    const { rows } = await pool.query(
      `select ${selected.join(', ')} from channel_event where at >= $1 and at < $2 order by at`,
      [start, end],
    );
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
  }
}

const counts = `count(*), count(*) filter (turn = 1), count(*) filter (turn = 1 and is_new_visitor),
  count(*) filter (turn = 1 and not is_new_visitor), count(*) filter (is_ended), count(*) filter (is_matched),
  count(*) filter (not is_matched), count(*) filter (input = 'silent'), count(*) filter (exception is not null),
  sum(latency_ms), max(latency_ms)`;
const day = `date_trunc('day', taken_at at time zone 'UTC')`;
const all = (range: string) => `select ${counts} from event where ${range}`;
const by = (keys: string) => (range: string) => `select ${keys}, ${counts} from event where ${range} group by ${keys}`;
const intents = (range: string) =>
  `select intent_id, max(intent_name), count(*) from event where ${range} and intent_id is not null group by intent_id`;
const newest = (range: string, more = '') =>
  `(select said, taken_at, score from event where ${range} and said is not null ${more} order by taken_at desc limit 20000)`;

/** What a view counts, over the events alone. */
const plainCounts: Readonly<Record<AnalyticView, (range: string) => readonly string[]>> = {
  overview: (range) => [all(range), by(day)(range)],
  detail: (range) => [all(range), ...['stage', 'channel', 'language', 'release_id'].map((key) => by(key)(range))],
  multiappdetail: (range) => [all(range), by(`project_id, ${day}`)(range)],
  faq: (range) => [intents(range)],
  misrecognitions: (range) => [
    all(range),
    by('from_node_id')(range),
    `select lower(trim(said)) as text, count(*) as times, max(taken_at), max(score) from ${newest(range, 'and not is_matched')}
      group by 1 order by times desc limit 500`,
  ],
  correspondence: (range) => [
    all(range),
    `with begun as (select session_hash, taken_at from event where ${range} and turn = 1 order by taken_at desc limit 50)
      select begun.taken_at, count(*), count(*) filter (not is_matched), bool_or(is_ended), min(said)
      from begun join event using (session_hash) group by begun.session_hash, begun.taken_at order by 1 desc`,
  ],
  wordcloud: (range) => [
    all(range),
    `select word, count(*) as times from (select unnest(regexp_split_to_array(lower(said), '[^\\p{L}\\p{N}]+')) as word
      from ${newest(range)}) where length(word) between 3 and 40 group by word order by times desc limit 100`,
  ],
  sankey: (range) => [by('from_node_id, node_id')(range)],
  multiappoverview: (range) => [all(range), by('project_id')(range)],
  tiles1: (range) => [all(range)],
  tiles2: (range) => [all(range), by('channel')(range), by('from_node_id, node_id')(range), intents(range)],
  qtacfaq: (range) => [all(range), by('from_node_id, node_id')(range)],
};
