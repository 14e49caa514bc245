/** Gives an answer that was waited for, or leaves the attempt to wait for it. */
export type WaitFor = <Answer>(key: string, ask: () => Promise<Answer>) => Answer;

/** Thrown from within an attempt to wait for an answer outside of it. */
class MissingAnswer extends Error {
  readonly key: string;
  readonly ask: () => Promise<unknown>;
  constructor(key: string, ask: () => Promise<unknown>) {
    super('An answer has to be waited for.');
    this.key = key;
    this.ask = ask;
  }
}

/**
 * Makes an attempt that may need answers from outside. No transaction stays open while one is waited for: the attempt
 * is abandoned, rolled back, and made again with the answer; it is pure, so it comes to the same place by the same way.
 */
export async function replayUntilAnswered<Result>(attempt: (waitFor: WaitFor) => Promise<Result>): Promise<Result> {
  const answers = new Map<string, unknown>();
  const waitFor: WaitFor = (key, ask) => {
    if (!answers.has(key)) throw new MissingAnswer(key, ask);
    // Stored under this key by what the same caller asked.
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
