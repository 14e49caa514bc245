import { cardColours, type CardColour } from '@confab/model';
import type { CanvasCommand } from '../selection/canvas-command.ts';
import type { CanvasWords } from '../words.ts';
import type { AnnotationNode } from './annotation-nodes.ts';
import type { Annotation } from './annotation.ts';

interface AnnotationCommandContext {
  readonly say: CanvasWords;
  readonly canEdit: boolean;
  readonly selected: readonly AnnotationNode[];
  readonly hasSelectedCards: boolean;
  readonly edit: (id: string) => void;
  readonly groupSelection: () => void;
  readonly fitGroup: (group: AnnotationNode) => void;
  readonly remove: (annotations: readonly Annotation[]) => void;
  readonly addNote: () => void;
  readonly recolour: (colour: CardColour) => void;
}

/** The commands on groups and notes, in the order of the menu. */
export function listAnnotationCommands(context: AnnotationCommandContext): readonly CanvasCommand[] {
  const { say, canEdit, selected, hasSelectedCards } = context;
  const groups = selected.filter(({ type }) => type === 'frame');
  const [only] = selected.length === 1 && !hasSelectedCards ? selected : [];
  return [
    {
      id: 'editAnnotation',
      label: only?.type === 'note' ? say.editNote : say.renameGroup,
      shortcut: 'F2',
      isAvailable: canEdit && only !== undefined,
      run: () => only && context.edit(only.id),
    },
    {
      id: 'group',
      label: say.groupSelection,
      shortcut: 'Ctrl G',
      isAvailable: canEdit && (hasSelectedCards || selected.length > 0),
      run: context.groupSelection,
    },
    {
      id: 'fitGroup',
      label: say.fitGroup,
      isAvailable: canEdit && only?.type === 'frame',
      run: () => only && context.fitGroup(only),
    },
    {
      id: 'ungroup',
      label: say.ungroup,
      shortcut: 'Ctrl Shift G',
      isAvailable: canEdit && groups.length > 0,
      run: () => context.remove(groups.map(({ data }) => data.annotation)),
    },
    { id: 'addNote', label: say.addNote, shortcut: 'T', isAvailable: canEdit, run: context.addNote },
    ...cardColours.map((colour): CanvasCommand => ({
      id: `colour-${colour}`,
      label: say.colourName(colour),
      section: 'colour',
      swatch: colour,
      isAvailable: canEdit && selected.length > 0 && !hasSelectedCards,
      run: () => context.recolour(colour),
    })),
  ];
}
