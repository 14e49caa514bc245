import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { begin, end, project, rows, says, way } from '../testing/small-projects.ts';
import { evaluateIntents, type IntentEvaluation } from './evaluate-intents.ts';

const drinks = [
  'a cup of tea please',
  'i would like tea',
  'some green tea',
  'tea with milk',
  'can i have tea',
  'black tea',
];
const hours = ['when do you open', 'what are your hours', 'are you open today', 'when do you close', 'opening times'];

describe('evaluateIntents', () => {
  test('recognises held-out samples of intents that differ', () => {
    const { triedCount, correctCount, misses } = evaluate({ Drink: drinks, Hours: hours });
    expect(triedCount).toBe(drinks.length + hours.length);
    expect(correctCount + misses.length).toBe(triedCount);
    expect(correctCount).toBeGreaterThan(triedCount / 2);
    expect(misses.filter(({ isTaken }) => isTaken)).toEqual([]);
  });

  test('evaluateIntents names the samples that match another intent, and which one', () => {
    const { misses } = evaluate({ Drink: drinks, Order: drinks.map(reverseWords), Hours: hours });
    const confused = misses.filter(({ intentId, likeliestId }) => likeliestId !== null && likeliestId !== intentId);
    expect(confused.length).toBeGreaterThan(2);
    expect(new Set(confused.flatMap(({ intentId, likeliestId }) => [intentId, likeliestId]))).toEqual(
      new Set(['Drink', 'Order']),
    );
  });

  test('intents that no node listens for together do not compete', () => {
    const alike = { Drink: drinks, Order: drinks.map(reverseWords), Hours: hours, Bye: ['bye', 'see you', 'so long'] };
    const apart = evaluate(alike, [
      ['Drink', 'Hours'],
      ['Order', 'Bye'],
    ]);
    const confused = apart.misses.filter(
      ({ intentId, likeliestId }) => likeliestId !== intentId && intentId === 'Drink',
    );
    expect(confused.filter(({ likeliestId }) => likeliestId === 'Order')).toEqual([]);
  });

  test('evaluateIntents skips intents with too few samples, and reports growing progress', () => {
    const seen: number[] = [];
    const { skippedIds, triedCount } = evaluate({ Drink: drinks, Hours: hours, Rare: ['hm'] }, undefined, seen);
    expect(skippedIds).toEqual(['Rare']);
    expect(triedCount).toBe(drinks.length + hours.length);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(1);
  });

  test('a project without intents has nothing to try', () => {
    expect(evaluate({})).toEqual({ intents: [], misses: [], triedCount: 0, correctCount: 0, skippedIds: [] });
  });
});

const reverseWords = (sample: string) => sample.split(' ').toReversed().join(' ');

function evaluate(
  samples: Readonly<Record<string, readonly string[]>>,
  scopes: readonly (readonly string[])[] = [Object.keys(samples)],
  seen: number[] = [],
): IntentEvaluation {
  const questions = scopes.map((scope, at) =>
    aSourceNode('Ask', `ask${at}`, {
      Response: says('What now?'),
      Connectors: rows(...scope.map((id) => [`${at}${id}`, way('Intent', 'end', { IntentId: id })] as const)),
    }),
  );
  const intents = Object.entries(samples).map(([id, list]) => [id, { Name: id, Samples: list.join('\n') }] as const);
  const source = project([begin('ask0'), ...questions, end('end', 'Bye')], { Intents: rows(...intents) });
  const work = evaluateIntents(source, compile(source));
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    seen.push(next.value.done);
  }
}
