import type { ProjectSource } from '@confab/dialog-engine';
import { matchIntents } from '@confab/understanding';

const sliceMs = 8;
/** More texts would hardly change the order. */
const rankedTextsMax = 20;

/**
 * Ranks the intents of a project for utterances, likeliest first, as the engine would match them. Works in slices shorter
 * than a frame.
 *
 * @returns the ids of the intents that are likely at all.
 */
export async function rankIntents(
  source: ProjectSource,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { compileInSteps } = await import('@confab/dialog-engine');
  const { intents } = await runInSlices(compileInSteps(source), signal);
  const ids = intents.intents.map(({ id }) => id);
  await runInSlices(intents.trainAhead(new Set(ids.keys())), signal);
  const scores = new Map<string, number>();
  for (const text of texts.slice(0, rankedTextsMax))
    for (const { intentId, score } of matchIntents(intents, text, ids))
      scores.set(intentId, (scores.get(intentId) ?? 0) + score);
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}

async function runInSlices<Result>(work: Generator<void, Result, void>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    for (const end = performance.now() + sliceMs; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
