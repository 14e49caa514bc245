/**
 * Sent frames that are not acknowledged yet, for a client that can reconnect without loss.
 *
 * Bounded by size: a client that was away for too long starts a new connection instead. Frames are shared
 * by all connections of a group, so each event is in memory once.
 */
export class ReplayBuffer {
  #frames: Buffer[] = [];
  #first = 1;
  #bytes = 0;
  readonly #most: number;

  /** @param most bytes it may hold. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Number of the first frame that is still kept. */
  get firstSequenceId(): number {
    return this.#first;
  }

  /** @returns false when the buffer is full. */
  add(frame: Buffer): boolean {
    this.#frames.push(frame);
    this.#bytes += frame.length;
    return this.#bytes <= this.#most;
  }

  /** Forgets everything up to and including a number. */
  acknowledge(sequenceId: number): void {
    const count = Math.min(this.#frames.length, Math.floor(sequenceId) - this.#first + 1);
    if (!(count > 0)) return;
    for (const frame of this.#frames.slice(0, count)) this.#bytes -= frame.length;
    this.#frames = this.#frames.slice(count);
    this.#first += count;
  }

  /** Everything that is kept, in order. */
  pending(): readonly Buffer[] {
    return this.#frames;
  }
}
