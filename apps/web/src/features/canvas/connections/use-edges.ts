import type { EdgeChange } from '@xyflow/react';
import { useState } from 'react';
import type { PathMarks } from '../../simulator/index.ts';
import { toEdges, type CardNode, type ConnectionEdge } from '../cards/canvas-model.ts';
import { markEdges } from './mark-edges.ts';
import { useHoveredEdge } from './use-hovered-edge.ts';

const noIds: ReadonlySet<string> = new Set();

/**
 * The connections of a canvas, which of them are selected or under the pointer, and the marks of a conversation.
 *
 * @param outsideSelections changes when nodes were selected outside of the canvas, which deselects connections
 */
export function useEdges(cards: readonly CardNode[], path: PathMarks | undefined, outsideSelections: number) {
  const [selection, setSelection] = useState({ selected: noIds, outsideSelections });
  if (selection.outsideSelections !== outsideSelections) setSelection({ selected: noIds, outsideSelections });
  const { selected } = selection;
  const { hoveredId, hover, endHover } = useHoveredEdge();
  const [reader] = useState(createEdgeReader);
  const plainEdges = reader.getEdges(cards);
  const edges = reader.getMarkedEdges(plainEdges, selected, hoveredId, path);

  function changeEdges(changes: readonly EdgeChange<ConnectionEdge>[]) {
    const next = new Set(selected);
    for (const one of changes) {
      if (one.type !== 'select') continue;
      if (one.selected) next.add(one.id);
      else next.delete(one.id);
    }
    setSelection({ selected: next, outsideSelections });
  }

  return { plainEdges, edges, changeEdges, hover, endHover };
}

/**
 * Reads the connections of cards, and marks them. Cards that only moved have the same ones: React Flow indexes all
 * connections again when their list changes.
 */
function createEdgeReader() {
  let read: { readonly cards: readonly CardNode[]; readonly edges: readonly ConnectionEdge[] } | undefined;
  let marked: { readonly of: readonly unknown[]; readonly edges: ConnectionEdge[] } | undefined;
  return {
    getEdges(cards: readonly CardNode[]): readonly ConnectionEdge[] {
      const isSame =
        read?.cards.length === cards.length && cards.every(({ data }, at) => data === read?.cards[at]?.data);
      read = { cards, edges: read && isSame ? read.edges : toEdges(cards) };
      return read.edges;
    },
    getMarkedEdges(
      edges: readonly ConnectionEdge[],
      selected: ReadonlySet<string>,
      hoveredId: string | undefined,
      path: PathMarks | undefined,
    ): ConnectionEdge[] {
      const of = [edges, selected, hoveredId, path];
      if (!marked || of.some((part, at) => part !== marked?.of[at]))
        marked = { of, edges: markEdges(edges, { selected, hoveredId, path }) };
      return marked.edges;
    },
  };
}
