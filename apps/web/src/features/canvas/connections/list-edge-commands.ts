import type { CardNode, ConnectionEdge } from '../cards/canvas-model.ts';
import { exceptionPort } from '../cards/port-ids.ts';
import type { CanvasCommand } from '../selection/canvas-command.ts';
import type { CanvasWords } from '../words.ts';

interface EdgeCommandContext {
  readonly say: CanvasWords;
  readonly canEdit: boolean;
  /** Lets the author choose a node to insert between both ends. */
  readonly insert: (edgeId: string) => void;
  readonly edit: (edgeId: string) => void;
  readonly remove: (edgeId: string) => void;
}

/** The commands on a connection, in the order of the menu. */
export function listEdgeCommands(edgeId: string, context: EdgeCommandContext): readonly CanvasCommand[] {
  const { say, canEdit } = context;
  return [
    {
      id: 'insert',
      label: say.insertNode,
      shortcut: 'N',
      isAvailable: canEdit,
      run: () => context.insert(edgeId),
    },
    { id: 'edit', label: say.editConnection, shortcut: 'F2', isAvailable: true, run: () => context.edit(edgeId) },
    {
      id: 'remove',
      label: say.removeConnection,
      shortcut: 'Delete',
      isAvailable: canEdit,
      isDangerous: true,
      run: () => context.remove(edgeId),
    },
  ];
}

/** The connections of a card as entries of a menu: those that leave it, then those that lead to it. */
export function listConnectionEntries(
  card: CardNode,
  cards: readonly CardNode[],
  edges: readonly ConnectionEdge[],
  say: CanvasWords,
  open: (edgeId: string) => void,
): readonly CanvasCommand[] {
  const names = new Map(cards.map(({ id, data }) => [id, data.name]));
  const own = edges.filter(({ sourceHandle }) => sourceHandle !== exceptionPort);
  const toEntry = (edge: ConnectionEdge, label: string): CanvasCommand => ({
    id: edge.id,
    label,
    isAvailable: true,
    opensMore: true,
    run: () => open(edge.id),
  });
  return [
    ...own
      .filter(({ source }) => source === card.id)
      .map((edge) => toEntry(edge, say.connectionTo(edge.data?.name ?? '', names.get(edge.target) ?? ''))),
    ...own
      .filter(({ source, target }) => target === card.id && source !== card.id)
      .map((edge) => toEntry(edge, say.connectionFrom(names.get(edge.source) ?? '', edge.data?.name ?? ''))),
  ];
}
