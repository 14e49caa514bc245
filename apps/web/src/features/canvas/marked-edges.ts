import type { PathMarks } from '../simulator/index.ts';
import type { ConnectionEdge } from './canvas-model.ts';

interface EdgeMarks {
  readonly selected: ReadonlySet<string>;
  /** The one under the pointer. */
  readonly pointedAt: string | undefined;
  readonly path: PathMarks | undefined;
}

/**
 * The connections with what is selected and what the path of a conversation took.
 *
 * Ports say their names already, so a connection says its own only while somebody looks for it.
 */
export function markedEdges(
  edges: readonly ConnectionEdge[],
  { selected, pointedAt, path }: EdgeMarks,
): ConnectionEdge[] {
  return edges.map((edge) => {
    const isSelected = selected.has(edge.id);
    const isNamed = isSelected || edge.id === pointedAt;
    const mark = path && markOf(edge.id, path);
    // The same edge, where there is nothing to mark: only what has changed is drawn again.
    if (!isNamed && !mark) return edge;
    return {
      ...edge,
      selected: isSelected,
      zIndex: isNamed ? 2 : 1,
      ...(isNamed && { label: edge.data?.name }),
      ...(mark && { className: mark }),
    };
  });
}

/** How a connection was taken: in the turn that is looked at, or in another of its conversation. */
function markOf(edgeId: string, { turn, conversation }: PathMarks) {
  if (turn.connectors.has(edgeId)) return 'taken';
  return conversation.connectors.has(edgeId) ? 'was-taken' : undefined;
}
