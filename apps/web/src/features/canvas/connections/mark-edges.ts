import type { PathMarks } from '../../simulator/index.ts';
import type { ConnectionEdge } from '../cards/canvas-model.ts';

/** The selection, the hovered edge and the path of a conversation on a canvas. */
export interface EdgeMarks {
  readonly selected: ReadonlySet<string>;
  /** Ids of the selected cards: with some, only their own connections are shown as selected. */
  readonly selectedCards: ReadonlySet<string>;
  /** Id of the edge under the pointer. */
  readonly hoveredId: string | undefined;
  readonly path: PathMarks | undefined;
}

/**
 * Adds to the edges the marks of the selection and of the path of a conversation.
 *
 * Ports already show their names, so an edge shows its label and tools only while it is hovered, or selected alone: those of
 * a whole selection would cover the cards.
 */
export function markEdges(
  edges: readonly ConnectionEdge[],
  { selected, selectedCards, hoveredId, path }: EdgeMarks,
): ConnectionEdge[] {
  const isAlone = selected.size === 1 && selectedCards.size === 0;
  return edges.map((edge) => {
    const isOfSelection = selectedCards.size === 0 || selectedCards.has(edge.source) || selectedCards.has(edge.target);
    const isSelected = isOfSelection && selected.has(edge.id);
    const isLabelled = edge.id === hoveredId || (isSelected && isAlone);
    const mark = path && getEdgeMark(edge.id, path);
    // An unmarked edge stays the same object, so that it does not render again.
    if (!isLabelled && !isSelected && !mark) return edge;
    return {
      ...edge,
      selected: isSelected,
      zIndex: isLabelled || isSelected ? 2 : 1,
      ...(isLabelled && { label: edge.data?.name }),
      ...(mark && { className: mark }),
    };
  });
}

/** The class name of an edge that the shown turn, or another turn of its conversation, went along. */
function getEdgeMark(edgeId: string, { turn, conversation }: PathMarks) {
  if (turn.connectors.has(edgeId)) return 'taken';
  return conversation.connectors.has(edgeId) ? 'was-taken' : undefined;
}
