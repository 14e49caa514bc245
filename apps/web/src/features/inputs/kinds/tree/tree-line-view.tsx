import { RenameField } from '@confab/ui';
import { limits } from '@confab/model';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import type { TreeLine } from './list-tree-lines.ts';
import { words } from './words.ts';
import classes from './tree.module.css';

export interface LineCommands {
  readonly select: (id: string) => void;
  readonly toggle: (id: string) => void;
  readonly open: (id: string) => void;
  readonly beginRename: (id: string) => void;
  readonly endRename: (id: string, name: string | undefined) => void;
}

interface TreeLineViewProps {
  readonly line: TreeLine;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isCut: boolean;
  readonly isRenaming: boolean;
  readonly isDraggable: boolean;
  readonly dropSide: 'before' | 'inside' | 'after' | undefined;
  readonly style: CSSProperties | undefined;
  readonly commands: LineCommands;
}

/** One node of a tree. */
export const TreeLineView = memo(Line);

function Line({ line, id, title, name, isActive, isRenaming, dropSide, commands, ...rest }: TreeLineViewProps) {
  const say = useWords(words);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the focus and handles the keys; aria-activedescendant names the active line
    <div
      id={id}
      role="treeitem"
      className={classes.line}
      aria-level={line.level}
      aria-posinset={line.place}
      aria-setsize={line.siblings}
      aria-selected={isActive}
      aria-label={title}
      {...(line.hasChildren ? { 'aria-expanded': line.isOpen } : {})}
      data-node={line.id}
      data-cut={rest.isCut || undefined}
      data-drop={dropSide}
      draggable={rest.isDraggable && !isRenaming}
      style={{ ...rest.style, '--level': line.level }}
      onClick={() => commands.select(line.id)}
      onDoubleClick={() => commands.beginRename(line.id)}
    >
      {line.hasChildren ? (
        <UnstyledButton
          className={classes.chevron}
          tabIndex={-1}
          data-open={line.isOpen}
          aria-label={line.isOpen ? say.close(title) : say.open(title)}
          onClick={(event) => {
            event.stopPropagation();
            commands.toggle(line.id);
          }}
        >
          <IconChevronRight size={14} aria-hidden="true" />
        </UnstyledButton>
      ) : (
        <span className={classes.chevron} />
      )}
      {isRenaming ? (
        <RenameField
          name={name}
          label={say.rename(title)}
          maxLength={limits.nameMax}
          className={classes.renameField}
          onCommit={(next) => commands.endRename(line.id, next)}
          onCancel={() => commands.endRename(line.id, undefined)}
        />
      ) : (
        <span className={classes.title}>{title}</span>
      )}
    </div>
  );
}
