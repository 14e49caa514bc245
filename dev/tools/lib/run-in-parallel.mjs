/**
 * Starts tasks in the order of the list, at most `limit` at a time.
 *
 * @returns one promise for each task, in the same order.
 */
export function runInParallel(tasks, limit) {
  const outcomes = tasks.map(() => withResolvers());
  let next = 0;
  async function work() {
    while (next < tasks.length) {
      const index = next;
      next += 1;
      await tasks[index]().then(outcomes[index].resolve, outcomes[index].reject);
    }
  }
  for (let worker = 0; worker < limit; worker += 1) void work();
  return outcomes.map(({ promise }) => promise);
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers() {
  let resolve, reject;
  const promise = new Promise((onResolve, onReject) => ([resolve, reject] = [onResolve, onReject]));
  return { promise, resolve, reject };
}
