/** Holds what was given last, for those who were given a way to look it up before. */
export function createHolder<Held>(first: Held) {
  let held = first;
  return {
    get: () => held,
    put(next: Held) {
      held = next;
    },
  };
}
