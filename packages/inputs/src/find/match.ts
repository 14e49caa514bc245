/** A match and its groups; undefined for a group that did not participate. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly (string | undefined)[];
}

/**
 * The remaining work of a search, in characters times expression steps (about 20 ns each at worst). A search stops when it
 * runs out, so that it always ends.
 */
export interface Fuel {
  left: number;
}
