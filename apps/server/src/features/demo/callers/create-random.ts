/** Random choices that are the same for the same seed. */
export interface Random {
  /** A number from 0 to 1, without 1. */
  next(): number;
  /** True with a probability from 0 to 1. */
  isHit(share: number): boolean;
  /** A whole number in a range; both ends are included. */
  between(least: number, most: number): number;
  /** One of the values. @throws when there are none */
  pick<Value>(values: readonly Value[]): Value;
  /** A random index, with probabilities in proportion to the weights. */
  pickByWeight(weights: readonly number[]): number;
}

/** Creates a source of random choices (the generator mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    isHit: (share) => next() < share,
    pick<Value>(values: readonly Value[]) {
      if (values.length === 0) throw new Error('There is nothing to choose from.');
      // The index is within the list.
      return values[between(0, values.length - 1)] as Value;
    },
    pickByWeight(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
  };
}
