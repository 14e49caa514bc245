import { toFrame } from './frames.ts';
import { completionRecord } from './signalr-messages.ts';

/** Takes the number of a frame that need not be sent again. No client waits for the result of this invocation. */
const outdatedFrame = toFrame(completionRecord('outdated', null));

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
  /** The numbers of the newest frames of their topics. */
  readonly #topics = new Map<string, number>();
  readonly #most: number;

  /** @param most bytes it may hold. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Number of the first frame that is still kept. */
  get firstSequenceId(): number {
    return this.#first;
  }

  /**
   * @param topic frames of a topic replace each other: only the newest is kept
   * @returns false when the buffer is full.
   */
  add(frame: Buffer, topic?: string): boolean {
    if (topic !== undefined) this.#replaceOutdated(topic);
    this.#frames.push(frame);
    this.#bytes += frame.length;
    return this.#bytes <= this.#most;
  }

  #replaceOutdated(topic: string) {
    const index = (this.#topics.get(topic) ?? 0) - this.#first;
    const outdated = this.#frames[index];
    if (outdated && outdated.length > outdatedFrame.length) {
      this.#frames[index] = outdatedFrame;
      this.#bytes += outdatedFrame.length - outdated.length;
    }
    this.#topics.set(topic, this.#first + this.#frames.length);
  }

  /** Forgets everything up to and including a number. */
  acknowledge(sequenceId: number): void {
    const count = Math.min(this.#frames.length, Math.floor(sequenceId) - this.#first + 1);
    if (!(count > 0)) return;
    for (const frame of this.#frames.slice(0, count)) this.#bytes -= frame.length;
    this.#frames = this.#frames.slice(count);
    this.#first += count;
    for (const [topic, number] of this.#topics) if (number < this.#first) this.#topics.delete(topic);
  }

  /** Everything that is kept, in order. */
  pending(): readonly Buffer[] {
    return this.#frames;
  }
}
