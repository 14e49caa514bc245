import { MalformedMessage } from './signalr-messages.ts';

/**
 * Counts a client's numbered messages, so that messages repeated after a lost connection are handled once.
 *
 * Messages carry no number: both sides count. After a reconnect the client sends the number at which it resumes.
 */
export class IncomingNumbers {
  /** Highest number that was handled. */
  #received = 0;
  /** Number of the last received message. It goes back when the client repeats messages after a reconnect. */
  #last = 0;
  #acknowledged = 0;
  #awaitsSequence = false;

  /** The client has reconnected and has to send its resume number; messages before that are ignored. */
  restart(): void {
    this.#awaitsSequence = true;
  }

  /** @throws MalformedMessage when the number would leave out messages. */
  goOnWith(sequenceId: number): void {
    if (!this.#awaitsSequence) return;
    if (!Number.isSafeInteger(sequenceId) || sequenceId < 1 || sequenceId > this.#received + 1)
      throw new MalformedMessage('Messages are missing.');
    this.#awaitsSequence = false;
    this.#last = sequenceId - 1;
  }

  /** @returns whether the received message is new. */
  count(): boolean {
    if (this.#awaitsSequence) return false;
    this.#last += 1;
    if (this.#last <= this.#received) return false;
    this.#received = this.#last;
    return true;
  }

  /** Number of received messages that are not acknowledged yet. */
  get unacknowledged(): number {
    return this.#received - this.#acknowledged;
  }

  /** @returns the number up to which all messages were received. */
  acknowledge(): number {
    this.#acknowledged = this.#received;
    return this.#received;
  }
}
