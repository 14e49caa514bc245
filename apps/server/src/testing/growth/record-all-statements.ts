import type { Pool, PoolClient } from 'pg';

/** Collects the texts of all statements that a pool sends from now on, in order. */
export function recordAllStatements(pool: Pool): string[] {
  const texts: string[] = [];
  const clients = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    const send = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const record = (...given: readonly unknown[]) => {
      const [query] = given;
      texts.push(typeof query === 'string' ? query : String((query as { text?: unknown }).text));
      return send(...given);
    };
    // The overloads differ only in the types that they pass on.
    client.query = record as typeof client.query;
  });
  return texts;
}
