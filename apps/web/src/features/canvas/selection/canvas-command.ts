import type { CardColour } from '@confab/model';

/** A command of the canvas: an entry of its menu, with its key. */
export interface CanvasCommand {
  readonly id: string;
  readonly label: string;
  /** The key, such as 'Ctrl D', in the form that `useKeys` writes for people. */
  readonly shortcut?: string;
  readonly isAvailable: boolean;
  /** It deletes something. */
  readonly isDangerous?: boolean;
  /** The titled part of the menu that contains it; the first part has no title. */
  readonly section?: 'align' | 'colour';
  /** The color that it sets. */
  readonly swatch?: CardColour;
  /** The menu stays open with other commands. */
  readonly opensMore?: boolean;
  readonly run: () => void;
}

/** The commands whose keys the browser turns into clipboard events, and Delete, which has a handler of its own. */
const handledElsewhere = new Set(['copy', 'cut', 'paste', 'delete']);

/** The command of a pressed key; undefined without one. */
export function findCommandOfKey(
  commands: readonly CanvasCommand[],
  {
    key,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): CanvasCommand | undefined {
  const hasControl = ctrlKey || metaKey;
  if (altKey || (shiftKey && !hasControl)) return undefined;
  const name = key.length === 1 ? key.toUpperCase() : key;
  const pressed = hasControl ? `Ctrl ${shiftKey ? 'Shift ' : ''}${name}` : name;
  return commands.find(
    ({ id, shortcut, isAvailable }) => isAvailable && shortcut === pressed && !handledElsewhere.has(id),
  );
}
