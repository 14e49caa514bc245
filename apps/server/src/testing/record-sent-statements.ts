import type { Pool, PoolClient } from 'pg';

/** A statement that was sent to the database. */
export interface SentStatement {
  readonly text: string;
  readonly isInTransaction: boolean;
}

/**
 * Records every statement in the order of sending, for as long as the pool lives.
 *
 * @returns the list to which they are added
 */
export function recordSentStatements(pool: Pool): SentStatement[] {
  const sent: SentStatement[] = [];
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
      else sent.push({ text, isInTransaction: isOpen });
      return send(...given);
    };
    // The overloads differ only in the types that they pass on.
    client.query = record as typeof client.query;
  });
  return sent;
}
