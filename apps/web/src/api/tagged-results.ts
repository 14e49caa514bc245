/** A result and the tag that the server gave its answer. */
interface TaggedResult {
  readonly tag: string;
  readonly result: unknown;
}

/** Results kept at a time: few calls send a tag, each for a handful of addresses. */
const most = 8;

/** The latest results of calls whose answers have a tag, so that an unchanged answer is not sent again. */
export class TaggedResults {
  readonly #results = new Map<string, TaggedResult>();
  #token: string | null = null;

  find(token: string | null, address: string): TaggedResult | undefined {
    return token === this.#token ? this.#results.get(address) : undefined;
  }

  /** Keeps a result. Those of another session are forgotten. */
  add(token: string | null, address: string, tagged: TaggedResult): void {
    if (token !== this.#token) this.#results.clear();
    this.#token = token;
    this.#results.delete(address);
    this.#results.set(address, tagged);
    const [oldest] = this.#results.keys();
    if (this.#results.size > most && oldest !== undefined) this.#results.delete(oldest);
  }
}
