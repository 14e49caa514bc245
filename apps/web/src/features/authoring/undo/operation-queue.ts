/** Runs operations one after another: at once when none runs, else when those before have ended. */
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
