import type { ItemView } from '../../../editing/index.ts';
import { canDuplicate, findItemSchema, type ItemSchemas } from '../../tree/index.ts';
import type { Annotation } from '../annotations/annotation.ts';
import type { AnnotationNode } from '../annotations/annotation-nodes.ts';
import { listWithMembers } from '../annotations/list-with-members.ts';
import type { CanvasNode } from '../canvas-node.ts';
import type { CardNode, ReadyWorkflow } from '../cards/canvas-model.ts';
import { toCopiedText } from './node-clipboard.ts';

interface CopySource {
  readonly view: ReadyWorkflow;
  readonly schemas: ItemSchemas;
  readonly cards: readonly CardNode[];
  readonly annotations: readonly AnnotationNode[];
}

/** The content of a copied selection. */
interface Copies {
  readonly items: readonly ItemView[];
  readonly annotations: readonly Annotation[];
  readonly nodes: readonly CanvasNode[];
  readonly isEmpty: boolean;
  /** The text for the clipboard; undefined when nothing that can be copied is selected. */
  readonly getText: () => string | undefined;
}

const nothing: Copies = { items: [], annotations: [], nodes: [], isEmpty: true, getText: () => undefined };

/**
 * The content of a copy of the selection: the selected nodes that can be copied, notes, and groups with their content.
 */
export function getCopies({ view, schemas, cards, annotations }: CopySource): Copies {
  const all = [...cards, ...annotations];
  const selectedIds = new Set(all.flatMap(({ id, selected }) => (selected ? [id] : [])));
  if (selectedIds.size === 0) return nothing;
  const nodes = listWithMembers(all, selectedIds);
  const ids = new Set(nodes.map(({ id }) => id));
  const items = view.nodes.filter((node) => ids.has(node.id) && canDuplicate(findItemSchema(schemas, node)));
  const copied = nodes.flatMap((node) => (node.type === 'card' ? [] : [node.data.annotation]));
  const isEmpty = items.length + copied.length === 0;
  const getText = () =>
    isEmpty ? undefined : toCopiedText(items, new Map(cards.map(({ id, position }) => [id, position])), copied);
  return { items, annotations: copied, nodes, isEmpty, getText };
}
