import type { SkinnyItem } from '@confab/model';
import type { KeyboardEvent } from 'react';
import type { TreeRowCommands } from '../../tree/index.ts';
import type { TreeCommands } from './tree-commands.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

interface KeyContext {
  readonly commands: TreeCommands;
  readonly rowCommands: TreeRowCommands;
  readonly canEdit: boolean;
}

const arrowDirections = new Map<string, 'up' | 'down' | 'left'>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
]);

/** The command of a key on a row of the page tree; undefined for keys that move through the tree. */
export function getTreeCommand(
  keys: Keys,
  { id, kind }: Pick<SkinnyItem, 'id' | 'kind'>,
  { commands, rowCommands, canEdit }: KeyContext,
): (() => void) | undefined {
  const { key, shiftKey } = keys;
  if (key === 'Enter') return () => commands.open(id);
  if (key === ' ') return () => commands.select(id, keys.ctrlKey || keys.metaKey ? 'toggle' : undefined);
  if (key === 'Escape') return commands.clearSelection;
  if (!canEdit) return undefined;
  if (key === 'F2') return () => rowCommands.beginRename(id);
  if (key === 'Delete') return () => commands.remove(id);
  const isPage = kind === 'page';
  if (keys.altKey) {
    const known = arrowDirections.get(key);
    return known && (isPage || known !== 'left') ? () => commands.move(id, known) : undefined;
  }
  if (!keys.ctrlKey && !keys.metaKey) return undefined;
  const pasteWhere = !isPage ? 'llama' : shiftKey ? 'child' : 'after';
  const letter = key.toLowerCase();
  if (letter === 'v') return () => commands.paste({ target: id, where: pasteWhere });
  if (!isPage) return letter === 'd' ? () => commands.duplicateLlama(id) : undefined;
  if (letter === 'c') return () => commands.copy(id, !shiftKey);
  if (letter === 'x') return () => commands.cut(id);
  return letter === 'd' ? () => commands.duplicate(id, !shiftKey) : undefined;
}
