/** Holds the latest value, so that stable callbacks can read it when they run. */
export function createLatestValue<Value>(initial: Value) {
  let value = initial;
  return {
    get: () => value,
    set(next: Value) {
      value = next;
    },
  };
}
