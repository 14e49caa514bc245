import { useEditingSession, type NodePosition } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { canRemove, findItemSchema, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import type { CardNode, ReadyWorkflow } from '../cards/canvas-model.ts';
import type { Annotation } from '../annotations/annotation.ts';
import type { AnnotationNode } from '../annotations/annotation-nodes.ts';
import { getCopies } from '../clipboard/get-copies.ts';
import { parseCopiedText, rememberCopiedText, writeCopiedText } from '../clipboard/node-clipboard.ts';
import { usePasting, type PasteTarget } from '../clipboard/use-pasting.ts';
import { getBounds } from '../layout/initial-view.ts';
import { words } from '../words.ts';
import { listCardCommands } from './list-card-commands.ts';

/** What the commands need from the canvas. */
export interface CommandProps {
  readonly view: ReadyWorkflow;
  readonly cards: readonly CardNode[];
  readonly schemas: ItemSchemas;
  readonly actions: EditorActions;
  readonly move: (positions: readonly NodePosition[]) => void;
  readonly annotations: PasteTarget['annotations'] & {
    readonly nodes: readonly AnnotationNode[];
    readonly remove: (annotations: readonly Annotation[]) => void;
  };
}

/** The commands for the selected cards, by keys, menu and clipboard. */
export function useCanvasCommands({ view, cards, schemas, actions, move, annotations }: CommandProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const workflowId = view.workflow.id;
  const canEdit = !session.isReadOnly;
  const selected = cards.filter((card) => card.selected);
  const selectedIds = new Set(selected.map(({ id }) => id));
  const removable = (selected.length === 0 ? [] : view.nodes).filter(
    (node) => selectedIds.has(node.id) && canRemove(findItemSchema(schemas, node)),
  );
  const selectedAnnotations = annotations.nodes.filter((node) => node.selected);
  const copied = getCopies({ view, schemas, cards, annotations: annotations.nodes });

  function copy() {
    const text = copied.getText();
    if (text !== undefined) rememberCopiedText(text);
    return text;
  }

  /** Removes groups and notes, together with nodes once their deletion is confirmed. */
  function removeWith(nodeIds: readonly string[], removed: readonly Annotation[]) {
    if (nodeIds.length > 0) actions.confirmDelete(nodeIds, () => annotations.remove(removed));
    else annotations.remove(removed);
  }

  function cut() {
    if (!canEdit) return undefined;
    const text = copy();
    const cuttable = copied.items.filter((node) => canRemove(findItemSchema(schemas, node))).map(({ id }) => id);
    removeWith(cuttable, copied.annotations);
    return text;
  }

  const { paste, pasteFromMenu, pasteAt } = usePasting({
    workflowId,
    nodes: [...cards, ...annotations.nodes],
    actions,
    annotations,
  });

  function duplicate() {
    const content = parseCopiedText(copied.getText() ?? '');
    if (!content) return;
    const { x, y } = getBounds(copied.nodes);
    pasteAt(content, { x: x + 40, y: y + 40 });
  }

  function remove() {
    removeWith(
      removable.map(({ id }) => id),
      selectedAnnotations.map(({ data }) => data.annotation),
    );
  }

  const list = listCardCommands({
    say,
    canEdit,
    selected,
    canCopy: !copied.isEmpty,
    canRemove: removable.length + selectedAnnotations.length > 0,
    copy: () => writeCopiedText(copied.getText() ?? ''),
    cut() {
      writeCopiedText(copied.getText() ?? '');
      cut();
    },
    paste: pasteFromMenu,
    duplicate,
    remove,
    selectAll() {
      actions.selectNodes(
        workflowId,
        cards.map(({ id }) => id),
      );
      annotations.select(annotations.nodes.map(({ id }) => id));
    },
    move,
  });
  return { list, copy, cut, paste };
}
