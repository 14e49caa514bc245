import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { chapter, oneProject } from '../testing/small-one-projects.ts';
import { begin, end, free, leadTo, project, rows, say, way } from '../testing/small-projects.ts';
import type { Problem, SourceNode } from '../types.ts';
import { buildPageTree } from '../one/compile/page-tree.ts';
import { findCircles, findEndlessNodes, findEndlessPages } from './endless-circles.ts';

const list = (problems: readonly Problem[]) => problems.map(({ itemId, path, names }) => [itemId, path, names[0]]);
const nodesOf = (...nodes: readonly SourceNode[]) => list(findEndlessNodes(project([begin('a'), ...nodes])));
const setting = (id: string, target: string) => aSourceNode('SetVariables', id, { Connectors: leadTo(target) });

describe('a circle of nodes that never waits', () => {
  test('an endless circle of nodes is reported once, at its first node', () => {
    const found = nodesOf(say('lead', 'Hi', 'a'), say('a', 'A', 'b'), setting('b', 'c'), setting('c', 'a'));
    expect(found).toEqual([['a', 'Connectors/next/TargetNodeId', 'a']]);
  });

  test('an endless circle over jumps and starts is reported', () => {
    expect(nodesOf(aSourceNode('Jump', 'a', { TargetWorkflowId: 'main' }))).toEqual([
      ['start', 'Connectors/next/TargetNodeId', 'start'],
    ]);
    const jump = aSourceNode('Jump', 'a', { TargetWorkflowId: 'main', TargetNodeId: 'a' });
    expect(nodesOf(jump)).toEqual([['a', 'TargetNodeId', 'a']]);
    const there = aSourceNode('Jump', 'a', { TargetWorkflowId: 'other', TargetNodeId: 'b' });
    const back = aSourceNode('Jump', 'b', { TargetWorkflowId: 'main', TargetNodeId: 'a' }, 'other');
    expect(nodesOf(there, back)).toEqual([['a', 'TargetNodeId', 'a']]);
  });

  test.each([
    ['waits', free('b', 'Well?', 'a')],
    [
      'decides',
      aSourceNode('Condition', 'b', {
        Connectors: rows(['r', way('Rule', 'c', { Condition: 'true' })], ['default', way('Default', 'a')]),
      }),
    ],
    ['ends', end('b')],
    ['can fail', aSourceNode('HttpRequest', 'b', { Connectors: leadTo('a') })],
    ['leads nowhere', say('b', 'B', 'gone')],
    ['is in another workflow, where no connector leads', aSourceNode('Say', 'b', { Connectors: leadTo('a') }, 'other')],
  ])('a circle is not reported when one of its nodes %s', (_, one) => {
    expect(nodesOf(say('a', 'A', 'b'), one)).toEqual([]);
  });

  test('an endless circle among 5,000 nodes is found in one walk over them', () => {
    let asked = 0;
    const targets = new Map(Array.from({ length: 5_000 }, (_, at) => [`n${at}`, `n${(at + 1) % 5_000}`]));
    const counting = new Proxy(targets, {
      get(map, name) {
        const value: unknown = Reflect.get(map, name);
        if (name === 'get') asked += 1;
        return typeof value === 'function' ? value.bind(map) : value;
      },
    });
    expect(findCircles(counting)).toEqual(['n0']);
    expect(asked).toBeLessThanOrEqual(10_001);
  });
});

describe('a circle of pages that never waits', () => {
  const goTo = (NextPageId: string) => ({ values: { Then: 'GoTo', NextPageId } });
  const pagesOf = (sketches: Parameters<typeof chapter>[2]) =>
    list(findEndlessPages(buildPageTree(oneProject([chapter('c', 'one\ntwo', sketches)]).llamas)));

  test('an endless circle of pages is reported at its first page', () => {
    expect(pagesOf({ one: goTo('two'), two: goTo('one') })).toEqual([['one', 'NextPageId', 'one']]);
  });

  test('a circle of pages is not reported when one of them asks something or listens', () => {
    expect(pagesOf({ one: goTo('two'), two: { ...goTo('one'), type: 'Question' } })).toEqual([]);
    expect(pagesOf({ one: goTo('two'), two: { values: { Then: 'Listen', NextPageId: 'one' } } })).toEqual([]);
  });
});
