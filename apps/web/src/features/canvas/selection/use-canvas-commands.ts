import { useReactFlow } from '@xyflow/react';
import { useEditingSession, type NodePosition } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { canDuplicate, canRemove, findItemSchema, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import type { CardNode, ReadyWorkflow } from '../cards/canvas-model.ts';
import {
  type CopiedNode,
  readCopiedNodes,
  rememberCopiedText,
  toCopiedText,
  writeCopiedText,
  parseCopiedText,
} from '../clipboard/node-clipboard.ts';
import { placeCopies } from '../clipboard/place-copies.ts';
import { getViewCenter } from '../layout/get-view-center.ts';
import { getBounds } from '../layout/initial-view.ts';
import type { Point } from '../routing/types.ts';
import { words } from '../words.ts';
import { listCardCommands } from './list-card-commands.ts';

/** What the commands need from the canvas. */
export interface CommandProps {
  readonly view: ReadyWorkflow;
  readonly cards: readonly CardNode[];
  readonly schemas: ItemSchemas;
  readonly actions: EditorActions;
  readonly move: (positions: readonly NodePosition[]) => void;
}

/** What can be done with the selected cards, by keys, menu and clipboard. */
export function useCanvasCommands({ view, cards, schemas, actions, move }: CommandProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const flow = useReactFlow();
  const workflowId = view.workflow.id;
  const canEdit = !session.isReadOnly;
  const selected = cards.filter((card) => card.selected);
  const selectedItems = selected.flatMap(({ id }) => view.nodes.find((node) => node.id === id) ?? []);
  const copyable = selectedItems.filter((node) => canDuplicate(findItemSchema(schemas, node)));
  const removable = selectedItems.filter((node) => canRemove(findItemSchema(schemas, node)));

  function getCopiedText(): string | undefined {
    if (copyable.length === 0) return undefined;
    return toCopiedText(copyable, new Map(cards.map(({ id, position }) => [id, position])));
  }

  function copy() {
    const text = getCopiedText();
    if (text !== undefined) rememberCopiedText(text);
    return text;
  }

  function cut() {
    if (!canEdit) return undefined;
    const text = copy();
    const ids = new Set(copyable.map(({ id }) => id));
    const cuttable = removable.filter(({ id }) => ids.has(id)).map(({ id }) => id);
    if (cuttable.length > 0) actions.confirmDelete(cuttable);
    return text;
  }

  async function insert(nodes: readonly CopiedNode[], at: Point) {
    const result = await session.pasteNodes(workflowId, placeCopies(nodes, at, cards));
    if (result.type === 'created') actions.selectNodes(workflowId, result.ids);
  }

  function paste(text: string) {
    const nodes = parseCopiedText(text);
    if (nodes && canEdit) void insert(nodes, getViewCenter(flow));
  }

  async function pasteFromMenu() {
    const nodes = await readCopiedNodes();
    if (nodes) void insert(nodes, getViewCenter(flow));
  }

  function duplicate() {
    const nodes = copyable.flatMap(({ id, type, values }): readonly CopiedNode[] => {
      const card = selected.find((one) => one.id === id);
      return card && values ? [{ id, type, values, ...card.position }] : [];
    });
    const first = nodes[0];
    if (!first || !canEdit) return;
    const { x, y } = getBounds(selected.filter(({ id }) => nodes.some((node) => node.id === id)));
    void insert(nodes, { x: x + 40, y: y + 40 });
  }

  const list = listCardCommands({
    say,
    canEdit,
    selected,
    canCopy: copyable.length > 0,
    canRemove: removable.length > 0,
    copy: () => writeCopiedText(getCopiedText() ?? ''),
    cut() {
      writeCopiedText(getCopiedText() ?? '');
      cut();
    },
    paste: () => void pasteFromMenu(),
    duplicate,
    remove: () => actions.confirmDelete(removable.map(({ id }) => id)),
    selectAll: () =>
      actions.selectNodes(
        workflowId,
        cards.map(({ id }) => id),
      ),
    move,
  });
  return { list, copy, cut, paste };
}
