import type { KeyboardEvent } from 'react';
import type { LibraryCommands } from '../use-library-commands.ts';
import type { Library } from '../use-library.ts';

/** Items in a row and rows in a window, by which arrows and pages move. */
interface ListShape {
  readonly columns: number;
  readonly rowsInView: number;
}

/** The keys of a list: arrows, Home, End and pages; Enter, Space, F2, Delete, and Ctrl with A, X, C and V. */
export function useListKeys(library: Library, commands: LibraryCommands, { columns, rowsInView }: ListShape) {
  const { list, selection, folder } = library;
  const total = list.total ?? 0;
  const { activeAt, selected } = selection;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ...(columns > 1 ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
    PageDown: columns * rowsInView,
    PageUp: -columns * rowsInView,
    Home: -total,
    End: total,
  };
  const active = () => list.getItem(activeAt);
  const [only] = selected;
  const canWriteAll = selected.length > 0 && selected.every(({ permission }) => permission.write);
  const plain: Readonly<Record<string, () => void>> = {
    Enter: () => openActive(),
    ' ': () => selection.select(activeAt, { isToggle: true }),
    F2: () => selected.length === 1 && only?.permission.write === true && commands.startRename(only),
    Delete: () => canWriteAll && commands.remove(selected),
    Escape: () => selection.clear(),
    Backspace: () => folder && folder.parentId !== '' && library.openFolder(folder.parentId),
  };
  const withControl: Readonly<Record<string, () => void>> = {
    a: () => void selection.selectAll(),
    x: () => canWriteAll && commands.cut(selected),
    c: () => selected.length > 0 && selected.every(({ permission }) => permission.copy) && commands.copy(selected),
    v: () => folder?.permission.upload === true && commands.paste(),
    ' ': () => selection.select(activeAt, { isToggle: true }),
  };

  function openActive() {
    const item = active();
    if (item) commands.open(item);
  }

  return (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const isControl = event.ctrlKey || event.metaKey;
    const step = steps[event.key];
    const action = isControl ? withControl[event.key.toLowerCase()] : plain[event.key];
    if (step === undefined && !action) return;
    // A modal below which nothing is selected closes by Escape.
    if (event.key === 'Escape' && selected.length === 0) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    if (step === undefined) return action?.();
    if (total === 0) return undefined;
    // The first arrow selects where the keyboard is.
    const isFirst = selected.length === 0 && !isControl && event.key.startsWith('Arrow');
    const at = Math.min(total - 1, Math.max(0, isFirst ? activeAt : activeAt + step));
    if (isControl) selection.moveTo(at);
    else selection.select(at, { isRange: event.shiftKey });
    return undefined;
  };
}
