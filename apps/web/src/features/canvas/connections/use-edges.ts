import type { EdgeChange } from '@xyflow/react';
import { useState } from 'react';
import type { PathMarks } from '../../simulator/index.ts';
import { listSelected } from '../cards/use-cards.ts';
import { toEdges, type CardNode, type ConnectionEdge } from '../cards/canvas-model.ts';
import { useCardWords } from '../cards/use-card-words.ts';
import type { CardWords } from '../cards/words.ts';
import { markEdges, type EdgeMarks } from './mark-edges.ts';
import { useHoveredEdge } from './use-hovered-edge.ts';

const noIds: ReadonlySet<string> = new Set();

/**
 * The connections of a canvas, which of them are selected or under the pointer, and the marks of a conversation.
 *
 * @param outsideSelections changes when nodes were selected outside the canvas, which deselects connections
 */
export function useEdges(cards: readonly CardNode[], path: PathMarks | undefined, outsideSelections: number) {
  const [selection, setSelection] = useState({ selected: noIds, outsideSelections });
  if (selection.outsideSelections !== outsideSelections) setSelection({ selected: noIds, outsideSelections });
  const { selected } = selection;
  const say = useCardWords();
  const { hoveredId, hover, endHover } = useHoveredEdge();
  const [reader] = useState(createEdgeReader);
  const plainEdges = reader.getEdges(cards, say);
  const edges = reader.getMarkedEdges(plainEdges, { selected, selectedCards: listSelected(cards), hoveredId, path });

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

/** The connections of cards, in the language of the interface. */
interface ReadEdges {
  readonly cards: readonly CardNode[];
  readonly say: CardWords;
  readonly edges: readonly ConnectionEdge[];
}

interface ShownMarks extends Omit<EdgeMarks, 'selectedCards'> {
  readonly selectedCards: readonly string[];
}

/**
 * Reads the connections of cards, and marks them. For cards that only moved it returns the same list, because React
 * Flow indexes all connections again when their list changes.
 */
function createEdgeReader() {
  let read: ReadEdges | undefined;
  let marked: { readonly of: readonly unknown[]; readonly edges: ConnectionEdge[] } | undefined;
  return {
    getEdges(cards: readonly CardNode[], say: CardWords): readonly ConnectionEdge[] {
      const isSame =
        read?.say === say &&
        read.cards.length === cards.length &&
        cards.every(({ data }, at) => data === read?.cards[at]?.data);
      read = { cards, say, edges: read && isSame ? read.edges : toEdges(cards, say) };
      return read.edges;
    },
    getMarkedEdges(edges: readonly ConnectionEdge[], marks: ShownMarks): ConnectionEdge[] {
      const { selected, selectedCards, hoveredId, path } = marks;
      const of = [edges, selected, selectedCards.join(' '), hoveredId, path];
      if (!marked || of.some((part, at) => part !== marked?.of[at]))
        marked = { of, edges: markEdges(edges, { ...marks, selectedCards: new Set(selectedCards) }) };
      return marked.edges;
    },
  };
}
