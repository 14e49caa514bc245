import { Skeleton } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../../words/define-words.ts';
import type { ItemListProps } from '../list/item-list-view.tsx';
import { FolderTreeLine } from './folder-tree-line.tsx';
import classes from './tree.module.css';
import { useFolderLines } from './use-folder-lines.ts';
import { words } from '../words.ts';

type FolderTreeProps = Pick<ItemListProps, 'library' | 'commands' | 'upload'>;

/** The folders of the library; files and folders can be dropped on them. */
export function FolderTree({ library, commands, upload }: FolderTreeProps) {
  const say = useWords(words);
  const prefix = useId();
  const box = useRef<HTMLUListElement>(null);
  const { lines, toggle, isLoading } = useFolderLines(library);
  const [movedId, setMovedId] = useState<string>();
  const currentId = library.folder?.id;
  const activeId = movedId !== undefined && lines.some(({ folder }) => folder.id === movedId) ? movedId : currentId;
  const at = lines.findIndex(({ folder }) => folder.id === activeId);
  const line = lines[at];

  function move(to: number) {
    const target = lines[Math.min(lines.length - 1, Math.max(0, to))];
    if (!target) return;
    setMovedId(target.folder.id);
    document.getElementById(`${prefix}${target.folder.id}`)?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
    const { folder, isOpen } = line;
    const canOpen = folder.hasChild && !isOpen;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Home: () => move(0),
      End: () => move(lines.length - 1),
      ArrowRight: () => (canOpen ? toggle(folder.id, true) : isOpen && move(at + 1)),
      ArrowLeft: () =>
        isOpen && folder.hasChild
          ? toggle(folder.id, false)
          : move(lines.findIndex((other) => other.folder.id === folder.parentId)),
      Enter: () => open(folder.id),
      ' ': () => open(folder.id),
    };
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  function open(folderId: string) {
    setMovedId(undefined);
    library.openFolder(folderId);
  }

  if (isLoading) {
    return (
      <div className={classes.loading}>
        {[0, 1, 2].map((one) => (
          <Skeleton key={one} height={20} radius="sm" />
        ))}
      </div>
    );
  }
  if (lines.length === 0) return null;
  return (
    <ul
      ref={box}
      role="tree"
      aria-label={say.folders}
      aria-activedescendant={line ? `${prefix}${line.folder.id}` : undefined}
      className={classes.tree}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      {lines.map((one) => (
        <FolderTreeLine
          key={one.folder.id}
          id={`${prefix}${one.folder.id}`}
          line={one}
          isCurrent={one.folder.id === currentId}
          isActive={one.folder.id === activeId}
          drop={{ transfer: commands.transfer, upload }}
          onOpen={() => open(one.folder.id)}
          onToggle={() => toggle(one.folder.id)}
        />
      ))}
    </ul>
  );
}
