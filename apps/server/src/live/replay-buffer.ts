/**
 * What was sent and not yet acknowledged, for a client that can reconnect without loss.
 *
 * Bounded by size: a client that was away for too long starts anew instead.
 */
export class ReplayBuffer {
  readonly #records: string[] = [];
  #first = 1;
  #bytes = 0;
  readonly #most: number;

  /** @param most bytes it may hold. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Number of the first record that is still kept. */
  get firstSequenceId(): number {
    return this.#first;
  }

  /** @returns false when the buffer is full. */
  add(record: string): boolean {
    this.#records.push(record);
    this.#bytes += record.length;
    return this.#bytes <= this.#most;
  }

  /** Forgets everything up to and including a number. */
  acknowledge(sequenceId: number): void {
    while (this.#first <= sequenceId && this.#records.length > 0) {
      this.#bytes -= this.#records.shift()?.length ?? 0;
      this.#first += 1;
    }
  }

  /** Everything that is kept, in order. */
  pending(): readonly string[] {
    return this.#records;
  }
}
