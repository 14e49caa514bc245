/** Returns an answer that has arrived, or aborts the attempt to wait for it. */
export type WaitFor = <Answer>(key: string, ask: () => Promise<Answer>) => Answer;

/** Thrown from within an attempt to wait for an answer outside it. */
class MissingAnswer extends Error {
  readonly key: string;
  readonly ask: () => Promise<unknown>;
  constructor(key: string, ask: () => Promise<unknown>) {
    super('The attempt needs an outside answer.');
    this.key = key;
    this.ask = ask;
  }
}

/**
 * Runs an attempt that may need outside answers. No transaction stays open during the wait: the attempt is rolled back
 * and run again with the answer. Attempts are pure, so that each reaches the same call again.
 */
export async function replayUntilAnswered<Result>(attempt: (waitFor: WaitFor) => Promise<Result>): Promise<Result> {
  const answers = new Map<string, unknown>();
  const waitFor: WaitFor = (key, ask) => {
    if (!answers.has(key)) throw new MissingAnswer(key, ask);
    // The same caller stored the answer under this key.
    return answers.get(key) as Awaited<ReturnType<typeof ask>>;
  };
  for (;;) {
    try {
      return await attempt(waitFor);
    } catch (error) {
      if (!(error instanceof MissingAnswer)) throw error;
      answers.set(error.key, await error.ask());
    }
  }
}
