import type { Pool, PoolClient } from 'pg';

/**
 * Records the texts of the statements that are sent within transactions, for as long as the pool lives.
 *
 * @returns the list to which they are added
 */
export function recordTransactions(pool: Pool): string[] {
  const recorded: string[] = [];
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    let isOpen = false;
    const send = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const record = (...given: readonly unknown[]) => {
      const [query] = given;
      // A statement is sent as its text, or as an object with it.
      const text = typeof query === 'string' ? query : String((query as { readonly text?: unknown }).text);
      if (/^\s*(?:begin|start transaction)/i.test(text)) isOpen = true;
      else if (/^\s*(?:commit|rollback)/i.test(text)) isOpen = false;
      else if (isOpen) recorded.push(text);
      return send(...given);
    };
    // The overloads differ only in what they pass on.
    client.query = record as typeof client.query;
  });
  return recorded;
}
