import type { EdgeChange } from '@xyflow/react';
import { useState } from 'react';
import type { PathMarks } from '../../simulator/index.ts';
import { toEdges, type CardNode, type ConnectionEdge } from '../cards/canvas-model.ts';
import { markEdges } from './mark-edges.ts';
import { useHoveredEdge } from './use-hovered-edge.ts';

/** The connections of a canvas, which of them are selected or under the pointer, and the marks of a conversation. */
export function useEdges(cards: readonly CardNode[], path: PathMarks | undefined) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { hoveredId, hover, endHover } = useHoveredEdge();
  const plainEdges = toEdges(cards);

  function changeEdges(changes: readonly EdgeChange<ConnectionEdge>[]) {
    const next = new Set(selected);
    for (const one of changes) {
      if (one.type !== 'select') continue;
      if (one.selected) next.add(one.id);
      else next.delete(one.id);
    }
    setSelected(next);
  }

  return { plainEdges, edges: markEdges(plainEdges, { selected, hoveredId, path }), changeEdges, hover, endHover };
}
