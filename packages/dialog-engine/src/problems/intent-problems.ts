import type { SteppedWork } from '@confab/understanding';
import { readRows, readText } from '../compile/authored-values.ts';
import type { Program } from '../program.ts';
import type { Problem, ProjectSource } from '../types.ts';
import { findConfusablePairs, findSharedSamples, type ConfusablePair } from './confusable-intents.ts';

/** Finds intents that are too alike. */
export type IntentCheck = (source: ProjectSource, program: Program) => SteppedWork<readonly Problem[]>;

/**
 * A check that learns anew only when what it learns from has changed: most edits of a project change no intent, and
 * learning is the one thing here that takes longer than reading.
 */
export function createIntentCheck(): IntentCheck {
  let known: { readonly key: string; readonly problems: readonly Problem[] } | undefined;
  return function* check(source, { intents: { intents }, language, nluSettings: understanding }) {
    const scopes = scopesOf(source);
    const least = understanding.threshold - understanding.margin;
    const listened = { intents, scopes, language, least };
    const key = JSON.stringify([source.project.id, listened]);
    if (known?.key !== key) {
      const shared = findSharedSamples(listened).map((pair) => toShared(source.project.id, pair));
      const alike = yield* findConfusablePairs(listened);
      known = { key, problems: [...shared, ...alike.map((pair) => toSimilar(source.project.id, pair))] };
    }
    return known.problems;
  };
}

const listening = new Set(['Ask', 'Capture', 'Start', 'StartModule']);

/** What is listened for at each question, and wherever else. */
function scopesOf({ nodes }: ProjectSource): string[][] {
  return nodes
    .filter(({ type }) => listening.has(type))
    .map(({ values }) =>
      readRows(values.Connectors).flatMap(({ values: way }) => (way.Kind === 'Intent' ? [readText(way.IntentId)] : [])),
    );
}

function toShared(itemId: string, { first, second, example }: ConfusablePair): Problem {
  return {
    itemId,
    path: `Intents/${second.id}/Samples`,
    code: 'SharedSample',
    message: `"${example}" is a sample of "${first.name}" and of "${second.name}".`,
    names: [example, first.name, second.name],
  };
}

function toSimilar(itemId: string, { first, second, example }: ConfusablePair): Problem {
  return {
    itemId,
    path: `Intents/${second.id}/Samples`,
    code: 'SimilarIntents',
    message: `"${first.name}" and "${second.name}" are easily confused: "${example}" is understood as the wrong one.`,
    names: [first.name, second.name, example],
  };
}
