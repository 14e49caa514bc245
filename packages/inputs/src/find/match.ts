/** A stretch of a text that was found, and what its groups hold; undefined for a group that took no part. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/**
 * How much work is left, counted in characters looked at times steps of the expression, each some 20 ns at worst; who
 * runs out of it stops, so that nobody waits for ever.
 */
export interface Fuel {
  left: number;
}
