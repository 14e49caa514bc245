import type { ItemSchema } from '@confab/model';
import type { PageAction } from '../../command-palette/index.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import type { CanvasCommand } from '../selection/canvas-command.ts';
import type { CanvasWords } from '../words.ts';

export interface PaletteActionContext {
  readonly say: CanvasWords;
  readonly canEdit: boolean;
  readonly cards: readonly CardNode[];
  /** The node types that can be added. */
  readonly nodeTypes: readonly Pick<ItemSchema, 'type' | 'title'>[];
  readonly commands: readonly CanvasCommand[];
  /** Adds a node after the selected card, or in the middle of the view. */
  readonly addNode: (nodeType: string, afterId: string | undefined) => void;
  /** Connects a card to another one by its first open connector, or a new one. */
  readonly connect: (fromId: string, targetId: string) => void;
}

/** Commands that the palette offers in a better form, or that need the browser's own clipboard events. */
const leftOut: ReadonlySet<string> = new Set(['add', 'copy', 'cut', 'paste']);

/** What the command palette offers while a canvas is open. */
export function listPaletteActions(context: PaletteActionContext): readonly PageAction[] {
  const { say, canEdit, cards } = context;
  const selected = cards.filter((card) => card.selected);
  const [only] = selected.length === 1 ? selected : [];
  const action = (id: string, label: string, run: () => void): PageAction => ({
    id: `canvas.${id}`,
    label,
    group: say.canvasMenu,
    run,
  });
  const commands = context.commands
    .filter(({ id, isAvailable, opensMore }) => isAvailable && opensMore !== true && !leftOut.has(id))
    .map(({ id, label, shortcut, run }) => ({ ...action(id, label, run), ...(shortcut ? { shortcut } : {}) }));
  if (!canEdit) return commands;
  return [
    ...context.nodeTypes.map(({ type, title }) =>
      action(`add.${type}`, say.addNodeType(title), () => context.addNode(type, only?.id)),
    ),
    ...(only
      ? cards
          .filter(({ id, data }) => id !== only.id && !data.isStart)
          .map(({ id, data }) => action(`connect.${id}`, say.connectTo(data.name), () => context.connect(only.id, id)))
      : []),
    ...commands,
  ];
}
