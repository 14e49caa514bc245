/**
 * The state of a server process in memory, other than its services: caches, queues and counters of running work.
 *
 * Each part is defined where it is used, by the function that creates it, and exists once per instance of this class.
 * Two servers in one process, as in tests, share none of it.
 */
export class ProcessState {
  readonly #parts = new Map<unknown, unknown>();

  /** Returns the part that `create` makes; it is created at the first call. */
  get<Part, Needs extends readonly unknown[]>(create: (...needs: Needs) => Part, ...needs: Needs): Part {
    if (!this.#parts.has(create)) this.#parts.set(create, create(...needs));
    // Only the line above writes, so the part is what this function has returned.
    return this.#parts.get(create) as Part;
  }
}
