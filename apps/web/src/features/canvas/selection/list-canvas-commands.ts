import type { CardNode, ConnectionEdge } from '../cards/canvas-model.ts';
import type { CanvasWords } from '../words.ts';
import type { CanvasCommand } from './canvas-command.ts';

interface CanvasCommandContext {
  readonly say: CanvasWords;
  readonly isReadOnly: boolean;
  readonly cards: readonly CardNode[];
  readonly edges: readonly ConnectionEdge[];
  readonly cardCommands: readonly CanvasCommand[];
  readonly annotationCommands: readonly CanvasCommand[];
  readonly hasSelectedAnnotations: boolean;
  /** Lists the connections of a card. */
  readonly openConnections: (nodeId: string) => void;
  readonly add: () => void;
  /** Opens the name of a card. */
  readonly editName: (cardId: string) => void;
  readonly find: () => void;
  readonly showAll: () => void;
  readonly traffic: { readonly label: string; readonly toggle: () => void };
}

/** All commands of the canvas, in the order of the menu. */
export function listCanvasCommands(context: CanvasCommandContext): readonly CanvasCommand[] {
  const { say, cards, edges } = context;
  const selected = cards.filter((card) => card.selected);
  const [only] = selected.length === 1 ? selected : [];
  const isConnected = only && edges.some(({ source, target }) => source === only.id || target === only.id);
  return [
    ...context.cardCommands,
    {
      id: 'connections',
      label: say.connections,
      isAvailable: isConnected === true,
      opensMore: true,
      run: () => only && context.openConnections(only.id),
    },
    {
      id: 'rename',
      label: say.rename,
      shortcut: 'F2',
      isAvailable: !context.isReadOnly && only !== undefined && !context.hasSelectedAnnotations,
      run: () => only && context.editName(only.id),
    },
    ...context.annotationCommands,
    { id: 'add', label: say.addNodeHere, shortcut: 'N', isAvailable: !context.isReadOnly, run: context.add },
    { id: 'find', label: say.findOnCanvas, shortcut: 'Ctrl F', isAvailable: true, run: context.find },
    { id: 'fit', label: say.showAll, shortcut: '1', isAvailable: true, run: context.showAll },
    { id: 'traffic', label: context.traffic.label, isAvailable: true, run: context.traffic.toggle },
  ];
}
