import type { Pool, PoolClient } from 'pg';

/** Counts the statements that a pool sends, for as long as it lives. */
export class StatementCounter {
  readonly #clients = new WeakSet<PoolClient>();
  #count = 0;

  constructor(pool: Pool) {
    pool.on('acquire', (client) => this.#watch(client));
  }

  /** The number of statements since the last call. */
  takeCount(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }

  #watch(client: PoolClient) {
    if (this.#clients.has(client)) return;
    this.#clients.add(client);
    const send = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
    const count = (...given: readonly unknown[]) => {
      this.#count += 1;
      return send(...given);
    };
    // The overloads differ only in the types that they pass on.
    client.query = count as typeof client.query;
  }
}
