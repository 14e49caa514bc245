import { describe, expect, it } from 'vitest';
import type { ConnectionEdge } from '../cards/canvas-model.ts';
import { markEdges } from './mark-edges.ts';

const edge = (source: string, sourceHandle: string, target: string): ConnectionEdge => ({
  id: `${source}/${sourceHandle}`,
  source,
  sourceHandle,
  target,
  data: { name: `${source} by ${sourceHandle}` },
});
const edges = [edge('start', 'next', 'ask'), edge('ask', 'order', 'menu'), edge('menu', 'next', 'end')];
const nothing = {
  selected: new Set<string>(),
  selectedCards: new Set<string>(),
  hoveredId: undefined,
  path: undefined,
};

describe('markEdges', () => {
  it('markEdges labels a connection only while it is hovered or selected', () => {
    expect(markEdges(edges, nothing).map(({ label }) => label)).toEqual([undefined, undefined, undefined]);
    const marked = markEdges(edges, { ...nothing, selected: new Set(['ask/order']), hoveredId: 'menu/next' });
    expect(marked.map(({ label }) => label)).toEqual([undefined, 'ask by order', 'menu by next']);
    expect(marked.map(({ selected }) => selected ?? false)).toEqual([false, true, false]);
    expect(marked[0]).toBe(edges[0]);
  });

  it('markEdges labels no connection of a selection of cards, and selects only those of the selected cards', () => {
    const selected = new Set(['start/next', 'menu/next']);
    const marked = markEdges(edges, { ...nothing, selected, selectedCards: new Set(['ask', 'start']) });
    expect(marked.map(({ label }) => label)).toEqual([undefined, undefined, undefined]);
    expect(marked.map((one) => one.selected ?? false)).toEqual([true, false, false]);
    const several = markEdges(edges, { ...nothing, selected });
    expect(several.map(({ label }) => label)).toEqual([undefined, undefined, undefined]);
    expect(several.map((one) => one.selected ?? false)).toEqual([true, false, true]);
  });

  it('markEdges highlights the path of the turn and, fainter, the rest of the conversation, but no other edge with the same connector id', () => {
    const createPath = (...connectors: string[]) => ({
      nodes: new Set<string>(),
      connectors: new Set(connectors),
      workflows: new Set<string>(),
    });
    const path = {
      turn: createPath('ask/order'),
      conversation: createPath('start/next', 'ask/order'),
      leadsTo: undefined,
    };
    expect(markEdges(edges, { ...nothing, path }).map(({ className }) => className)).toEqual([
      'was-taken',
      'taken',
      undefined,
    ]);
  });
});
