/** A queue of numbers that returns the one with the lowest cost first. */
export function createHeap() {
  const values: number[] = [];
  const costs: number[] = [];

  const costAt = (at: number) => costs[at] ?? Infinity;

  function swap(one: number, other: number) {
    [values[one], values[other]] = [values[other] ?? 0, values[one] ?? 0];
    [costs[one], costs[other]] = [costAt(other), costAt(one)];
  }

  return {
    push(value: number, cost: number) {
      let at = values.push(value) - 1;
      costs.push(cost);
      for (let parent = (at - 1) >> 1; at > 0 && costAt(parent) > cost; parent = (at - 1) >> 1) {
        swap(at, parent);
        at = parent;
      }
    },
    /** Undefined when the queue is empty. */
    pop(): number | undefined {
      if (values.length === 0) return undefined;
      swap(0, values.length - 1);
      const first = values.pop();
      costs.pop();
      for (let at = 0; ;) {
        const child = costAt(2 * at + 1) <= costAt(2 * at + 2) ? 2 * at + 1 : 2 * at + 2;
        if (child >= values.length || costAt(child) >= costAt(at)) return first;
        swap(at, child);
        at = child;
      }
    },
  };
}
