import { MalformedMessage } from './signalr-messages.ts';

/**
 * Counts a client's numbered messages, so that those it repeats after a lost connection are handled once.
 *
 * Messages carry no number: both sides count. After a reconnect the client says with which number it goes on.
 */
export class IncomingNumbers {
  /** Highest number that was handled. */
  #received = 0;
  /** Number of the last one that came; repeated ones count again. */
  #last = 0;
  #acknowledged = 0;
  #awaitsSequence = false;

  /** The client is back and has to say where it goes on; what comes before that counts for nothing. */
  restart(): void {
    this.#awaitsSequence = true;
  }

  /** @throws MalformedMessage when messages would be missing in between. */
  goOnWith(sequenceId: number): void {
    if (!this.#awaitsSequence) return;
    if (!Number.isSafeInteger(sequenceId) || sequenceId < 1 || sequenceId > this.#received + 1)
      throw new MalformedMessage('Messages are missing.');
    this.#awaitsSequence = false;
    this.#last = sequenceId - 1;
  }

  /** @returns whether the message that came is a new one. */
  count(): boolean {
    if (this.#awaitsSequence) return false;
    this.#last += 1;
    if (this.#last <= this.#received) return false;
    this.#received = this.#last;
    return true;
  }

  /** How many messages the client does not know to have arrived. */
  get unacknowledged(): number {
    return this.#received - this.#acknowledged;
  }

  /** @returns the number up to which everything has come. */
  acknowledge(): number {
    this.#acknowledged = this.#received;
    return this.#received;
  }
}
