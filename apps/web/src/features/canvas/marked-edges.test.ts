import { describe, expect, it } from 'vitest';
import type { ConnectionEdge } from './canvas-model.ts';
import { markedEdges } from './marked-edges.ts';

const edge = (source: string, sourceHandle: string, target: string): ConnectionEdge => ({
  id: `${source}/${sourceHandle}`,
  source,
  sourceHandle,
  target,
  data: { name: `${source} by ${sourceHandle}` },
});
const edges = [edge('start', 'next', 'ask'), edge('ask', 'order', 'menu'), edge('menu', 'next', 'end')];
const nothing = { selected: new Set<string>(), pointedAt: undefined, path: undefined };

describe('markedEdges', () => {
  it('says the name of a connection only while it is pointed at or selected', () => {
    expect(markedEdges(edges, nothing).map(({ label }) => label)).toEqual([undefined, undefined, undefined]);
    const marked = markedEdges(edges, { ...nothing, selected: new Set(['ask/order']), pointedAt: 'menu/next' });
    expect(marked.map(({ label }) => label)).toEqual([undefined, 'ask by order', 'menu by next']);
    expect(marked.map(({ selected }) => selected ?? false)).toEqual([false, true, false]);
    expect(marked[0]).toBe(edges[0]);
  });

  it('draws the way of a turn and, fainter, the rest of its conversation; no other that shares the id of a connector', () => {
    const way = (...connectors: string[]) => ({
      nodes: new Set<string>(),
      connectors: new Set(connectors),
      workflows: new Set<string>(),
    });
    const path = { turn: way('ask/order'), conversation: way('start/next', 'ask/order'), leadsTo: undefined };
    expect(markedEdges(edges, { ...nothing, path }).map(({ className }) => className)).toEqual([
      'was-taken',
      'taken',
      undefined,
    ]);
  });
});
