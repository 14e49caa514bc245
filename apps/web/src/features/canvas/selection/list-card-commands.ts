import type { NodePosition } from '../../../editing/index.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import type { CanvasWords } from '../words.ts';
import { alignCards, alignments } from './align-cards.ts';
import type { CanvasCommand } from './canvas-command.ts';

interface CardCommandContext {
  readonly say: CanvasWords;
  readonly canEdit: boolean;
  readonly selected: readonly CardNode[];
  readonly canCopy: boolean;
  readonly canRemove: boolean;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly selectAll: () => void;
  readonly move: (positions: readonly NodePosition[]) => void;
}

/** The commands on the selected cards, in the order of the menu. */
export function listCardCommands(context: CardCommandContext): readonly CanvasCommand[] {
  const { say, canEdit, canCopy, selected } = context;
  const canChangeCopies = canEdit && canCopy;
  return [
    { id: 'copy', label: say.copy, shortcut: 'Ctrl C', isAvailable: canCopy, run: context.copy },
    { id: 'cut', label: say.cut, shortcut: 'Ctrl X', isAvailable: canChangeCopies, run: context.cut },
    { id: 'paste', label: say.paste, shortcut: 'Ctrl V', isAvailable: canEdit, run: context.paste },
    { id: 'duplicate', label: say.duplicate, shortcut: 'Ctrl D', isAvailable: canChangeCopies, run: context.duplicate },
    {
      id: 'delete',
      label: say.deleteNodes,
      shortcut: 'Delete',
      isAvailable: canEdit && context.canRemove,
      isDangerous: true,
      run: context.remove,
    },
    { id: 'selectAll', label: say.selectAll, shortcut: 'Ctrl A', isAvailable: true, run: context.selectAll },
    ...alignments.map((alignment) => ({
      id: alignment,
      section: 'align' as const,
      label: say.alignName(alignment),
      isAvailable: canEdit && selected.length > (alignment.startsWith('distribute') ? 2 : 1),
      run: () => context.move(alignCards(selected, alignment)),
    })),
  ];
}
