/** How many messages a client may send (HUB-7). */
const limits = { perSecond: 20, burst: 60, refused: 600 } as const;

/** The verdict on one more message of a client. */
export type Spending = 'fine' | 'over' | 'abuse';

/** Counts a client's messages: a steady rate with bursts, and a limit for clients that continue after a warning. */
export class MessageBudget {
  #left: number = limits.burst;
  #at: number;
  #refused = 0;

  constructor(now: number) {
    this.#at = now;
  }

  spend(now: number): Spending {
    const earned = ((now - this.#at) / 1_000) * limits.perSecond;
    this.#left = Math.min(limits.burst, this.#left + earned);
    this.#at = now;
    if (this.#left === limits.burst) this.#refused = 0;
    if (this.#left >= 1) {
      this.#left -= 1;
      return 'fine';
    }
    this.#refused += 1;
    return this.#refused > limits.refused ? 'abuse' : 'over';
  }
}
