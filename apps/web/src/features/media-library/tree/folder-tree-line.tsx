import { IconChevronRight, IconFolder, IconFolderOpen, IconPhoto } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { useFolderDrop, type DropHandling } from '../list/use-folder-drop.ts';
import classes from './tree.module.css';
import type { FolderLine } from './use-folder-lines.ts';
import { words } from '../words.ts';

interface FolderTreeLineProps {
  readonly id: string;
  readonly line: FolderLine;
  readonly isCurrent: boolean;
  readonly isActive: boolean;
  readonly drop: DropHandling;
  readonly onOpen: () => void;
  readonly onToggle: () => void;
}

/** A folder of the tree. */
export function FolderTreeLine({ id, line, isCurrent, isActive, drop, onOpen, onToggle }: FolderTreeLineProps) {
  const say = useWords(words);
  const { folder, depth, isOpen } = line;
  const { isOver, events } = useFolderDrop(folder, drop);
  const isTop = folder.parentId === '';
  const Icon = isTop ? IconPhoto : isOpen && folder.hasChild ? IconFolderOpen : IconFolder;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of its lines
    <li
      id={id}
      role="treeitem"
      aria-level={depth}
      aria-selected={isCurrent}
      {...(folder.hasChild ? { 'aria-expanded': isOpen } : {})}
      className={classes.line}
      style={{ paddingInlineStart: `calc(var(--cf-space-4) + ${depth - 1} * var(--cf-space-6))` }}
      data-active={isActive || undefined}
      data-over={isOver || undefined}
      onClick={onOpen}
      {...events}
    >
      <span
        className={classes.arrow}
        data-open={isOpen || undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (folder.hasChild) onToggle();
        }}
      >
        {folder.hasChild && !isTop && <IconChevronRight size={14} />}
      </span>
      <Icon size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.name} title={folder.name}>
        {isTop ? say.top : folder.name}
      </span>
    </li>
  );
}
