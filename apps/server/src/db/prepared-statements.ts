import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A statement is prepared when it has come this often: most of those with lists in them never do. */
const timesBefore = 2;
/** Each connection keeps every one of them. */
const mostPrepared = 300;
/** Longer ones insert many rows; hardly two are alike. */
const longestPrepared = 4_000;
const mostRemembered = 1_000;
/** A prepared statement fails for good once its columns change, which those of `*` do with a migration. */
const everyColumn = /(?:select|returning|,) (?:"\w+"\.)?\*/;

/**
 * A pool whose connections parse and plan a statement once instead of every time, which is half of what a small
 * read costs.
 */
export function preparePoolStatements(pool: Pool): PostgresPool {
  const names = createStatementNames();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? wrap(client, names);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function wrap(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: values.length === 0 ? undefined : nameOf(text), text, values: [...values] });
  return {
    // Its other form takes a cursor, which Kysely asks for only where it streams; nothing here does.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}

/** Names for the statements that come again; the same text has the same name on every connection. */
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
