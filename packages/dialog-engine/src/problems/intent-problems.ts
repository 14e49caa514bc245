import { getNodeTypeFacts } from '@confab/model';
import type { SteppedWork } from '@confab/understanding';
import { readRows, readText } from '../compile/authored-values.ts';
import type { Program } from '../program.ts';
import type { Problem, ProjectSource } from '../types.ts';
import { findConfusablePairs, findSharedSamples, type ConfusablePair } from './confusable-intents.ts';

/** Finds intents that are too similar. */
export type IntentCheck = (source: ProjectSource, program: Program) => SteppedWork<readonly Problem[]>;

/**
 * Creates an intent check that trains only when intents have changed: most edits change none, and
 * training is the only slow part.
 */
export function createIntentCheck(): IntentCheck {
  let known: { readonly key: string; readonly problems: readonly Problem[] } | undefined;
  return function* check(source, { intents: { intents }, language, nluSettings: understanding }) {
    const scopes = listScopes(source);
    const least = understanding.threshold - understanding.margin;
    const listened = { intents, scopes, language, least };
    const key = JSON.stringify([source.project.id, listened]);
    if (known?.key !== key) {
      const shared = findSharedSamples(listened).map((pair) => toSharedSample(source.project.id, pair));
      const alike = yield* findConfusablePairs(listened);
      known = { key, problems: [...shared, ...alike.map((pair) => toSimilarIntents(source.project.id, pair))] };
    }
    return known.problems;
  };
}

/** The intent ids of each listening node. */
function listScopes({ nodes }: ProjectSource): string[][] {
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
