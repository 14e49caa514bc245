import type { PathMarks } from '../../simulator/index.ts';
import type { ConnectionEdge } from '../cards/canvas-model.ts';

interface EdgeMarks {
  readonly selected: ReadonlySet<string>;
  /** Id of the edge under the pointer. */
  readonly hoveredId: string | undefined;
  readonly path: PathMarks | undefined;
}

/**
 * Adds to the edges the marks of the selection and of the path of a conversation.
 *
 * Ports already show their names, so an edge shows its label only while it is hovered or selected.
 */
export function markEdges(
  edges: readonly ConnectionEdge[],
  { selected, hoveredId, path }: EdgeMarks,
): ConnectionEdge[] {
  return edges.map((edge) => {
    const isSelected = selected.has(edge.id);
    const isLabelled = isSelected || edge.id === hoveredId;
    const mark = path && getEdgeMark(edge.id, path);
    // An unmarked edge stays the same object, so that it does not render again.
    if (!isLabelled && !mark) return edge;
    return {
      ...edge,
      selected: isSelected,
      zIndex: isLabelled ? 2 : 1,
      ...(isLabelled && { label: edge.data?.name }),
      ...(mark && { className: mark }),
    };
  });
}

/** Whether the shown turn, or another turn of its conversation, went along an edge. */
function getEdgeMark(edgeId: string, { turn, conversation }: PathMarks) {
  if (turn.connectors.has(edgeId)) return 'taken';
  return conversation.connectors.has(edgeId) ? 'was-taken' : undefined;
}
