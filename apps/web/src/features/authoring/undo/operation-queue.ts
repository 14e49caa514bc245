/** Runs operations one after another: at once if none is running, else after the earlier ones. */
export function createOperationQueue(onChange: () => void) {
  let last: Promise<void> | undefined;

  return {
    isRunning: () => last !== undefined,
    run<Result>(operation: () => Result | Promise<Result>): Result | Promise<Result> {
      const result = last ? last.then(operation) : operation();
      if (!(result instanceof Promise)) return result;
      const end = () => {
        if (last !== ended) return;
        last = undefined;
        onChange();
      };
      const ended = result.then(end, end);
      last = ended;
      onChange();
      return result;
    },
  };
}
