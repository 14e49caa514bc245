import { readRows } from '@confab/inputs';
import { getNodeTypeFacts } from '@confab/model';
import { fingerprint, type SteppedWork } from '@confab/understanding';
import { readText } from '../compile/authored-values.ts';
import type { Program } from '../program.ts';
import type { Problem, ProjectSource } from '../types.ts';
import { findConfusablePairs, findSharedSamples, type ConfusablePair } from './confusable-intents.ts';

/** The problems of a project's intents, and what they depend on. Plain data, so that it can be stored. */
export interface IntentCheckResult {
  /** Changes with the project's intents, the places that listen for them, the language and the thresholds. */
  readonly key: string;
  readonly problems: readonly Problem[];
}

/** Finds intents that are too similar. */
export interface IntentCheck {
  (source: ProjectSource, program: Program): SteppedWork<readonly Problem[]>;
  /** The last result; undefined before the first check. */
  readonly getLastResult: () => IntentCheckResult | undefined;
}

/**
 * Creates an intent check that trains only when intents have changed: most edits change none, and
 * training is the only slow part.
 *
 * @param previous the result of an earlier check
 */
export function createIntentCheck(previous?: IntentCheckResult): IntentCheck {
  let known = previous;
  function* check(
    source: ProjectSource,
    { intents: { intents }, language, nluSettings: understanding }: Program,
  ): SteppedWork<readonly Problem[]> {
    const scopes = listIntentScopes(source);
    const least = understanding.threshold - understanding.margin;
    const listened = { intents, scopes, language, least };
    const key = createKey(source, JSON.stringify(listened));
    if (known?.key !== key) {
      const shared = findSharedSamples(listened).map((pair) => toSharedSample(source.project.id, pair));
      const alike = yield* findConfusablePairs(listened);
      known = { key, problems: [...shared, ...alike.map((pair) => toSimilarIntents(source.project.id, pair))] };
    }
    return known.problems;
  }
  return Object.assign(check, { getLastResult: () => known });
}

/** A short key, because the text has the samples of all intents. The length makes equal hashes of two texts rarer still. */
function createKey({ project }: ProjectSource, text: string) {
  return `${project.id} ${text.length} ${fingerprint(text)}`;
}

/** The intent ids of each listening node. */
export function listIntentScopes({ nodes }: ProjectSource): string[][] {
  return nodes
    .filter(({ type }) => getNodeTypeFacts(type).listens)
    .map(({ values }) =>
      readRows(values.Connectors).flatMap(({ values: way }) => (way.Kind === 'Intent' ? [readText(way.IntentId)] : [])),
    );
}

function toSharedSample(itemId: string, { first, second, example }: ConfusablePair): Problem {
  return {
    itemId,
    path: `Intents/${second.id}/Samples`,
    code: 'SharedSample',
    message: `"${example}" is a sample of "${first.name}" and of "${second.name}".`,
    names: [example, first.name, second.name],
  };
}

function toSimilarIntents(itemId: string, { first, second, example }: ConfusablePair): Problem {
  return {
    itemId,
    path: `Intents/${second.id}/Samples`,
    code: 'SimilarIntents',
    message: `"${first.name}" and "${second.name}" are easily confused: "${example}" is understood as the wrong one.`,
    names: [first.name, second.name, example],
  };
}
