/** Creates a function that returns items in another order each time; the orders are always the same ones. */
export function createShuffle(): <Item>(items: readonly Item[]) => Item[] {
  const next = createNumbers();
  return (items) => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = next(last + 1);
      const [one, two] = [order[last], order[other]];
      if (one !== undefined && two !== undefined) [order[last], order[other]] = [two, one];
    }
    return order;
  };
}

/** Creates a function of numbers from 0 to before `end` that look random and are always the same. */
export function createNumbers(): (end: number) => number {
  let state = 1;
  return (end) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x80_00_00_00) * end);
  };
}
