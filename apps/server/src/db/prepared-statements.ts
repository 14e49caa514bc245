import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { connectOrRefuse } from './failures/limit-waiting.ts';
import { refuseWhenBusy } from './failures/refuse-when-busy.ts';
import { refuseWhenFull } from './quotas/refuse-when-full.ts';

/** A statement is prepared after this many runs: most statements that contain lists never reach it. */
const timesBefore = 2;
/** Each connection keeps all of them in memory. */
const mostPrepared = 300;
/** Longer statements insert many rows, and their texts are rarely repeated. */
const longestPrepared = 4_000;
const mostRemembered = 1_000;
/** A prepared statement fails permanently once its columns change; those of `*` change with a migration. */
const everyColumn = /(?:select|returning|,) (?:"\w+"\.)?\*/;

/**
 * A pool whose connections parse and plan a statement once instead of every time, which saves half of the cost of a
 * small read. It throws a refusal when the database is busy or a team is full.
 */
export function preparePoolStatements(pool: Pool): PostgresPool {
  const names = createStatementNames();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await connectOrRefuse(pool);
      const known = wrapped.get(client) ?? wrap(client, names);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function wrap(client: PoolClient, getStatementName: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client
      .query({ name: values.length === 0 ? undefined : getStatementName(text), text, values: [...values] })
      .catch(refuseWhenFull)
      .catch(refuseWhenBusy);
  return {
    // The other overload takes a cursor, which Kysely uses only for streaming; this program never streams.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}

/** Names the statements that are repeated; the same text has the same name on every connection. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    if (text.length > longestPrepared || everyColumn.test(text)) return undefined;
    const times = seen.get(text) ?? 0;
    if (times < timesBefore) {
      if (seen.size >= mostRemembered) seen.clear();
      seen.set(text, times + 1);
      return undefined;
    }
    seen.delete(text);
    const name = `confab_${names.size}`;
    names.set(text, name);
    return name;
  };
}
