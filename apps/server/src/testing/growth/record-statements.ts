import type { Pool, PoolClient } from 'pg';

/** A statement as the server sent it. */
export interface RecordedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The part of a query that is recorded. */
interface SentQuery {
  readonly text?: unknown;
  readonly values?: readonly unknown[];
}

/** Records each statement text once, with the values of its first run, for as long as the pool lives. */
export class StatementRecorder {
  readonly #seen = new Set<string>();
  readonly #clients = new WeakSet<PoolClient>();
  #new: RecordedStatement[] = [];

  constructor(pool: Pool) {
    pool.on('acquire', (client) => this.#watch(client));
  }

  /** The statements that were sent for the first time since the last call. */
  takeNew(): readonly RecordedStatement[] {
    const found = this.#new;
    this.#new = [];
    return found;
  }

  /** Makes all statements count as unsent again, to record them with the values of another call. */
  forget() {
    this.#seen.clear();
    this.#new = [];
  }

  #watch(client: PoolClient) {
    if (this.#clients.has(client)) return;
    this.#clients.add(client);
    const send = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const record = (...given: readonly unknown[]) => {
      this.#record(given[0] as SentQuery | string);
      return send(...given);
    };
    // The overloads differ only in the types that they pass on.
    client.query = record as typeof client.query;
  }

  #record(query: SentQuery | string) {
    if (typeof query === 'string' || typeof query.text !== 'string') return;
    const { text, values = [] } = query;
    // Statements that differ only in the length of a list of values count as one.
    const shape = text.replaceAll(/\$\d+/g, '$').replaceAll(/(?:\((?:[^()]*\$[^()]*)\), )+/g, '');
    if (this.#seen.has(shape) || !/^\s*(?:select|with|insert|update|delete)/i.test(text)) return;
    this.#seen.add(shape);
    this.#new.push({ text, values });
  }
}
