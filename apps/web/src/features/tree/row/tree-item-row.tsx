import type { SkinnyItem } from '@confab/model';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../../../live/presence.ts';
import { CommentBadge } from '../../comments/index.ts';
import type { DragState } from '../drop-target.ts';
import { getItemIcon } from '../item-icon.tsx';
import { openRowMenu } from '../row-menu/open-row-menu.ts';
import { TreeRow, type DropEdge } from './tree-row.tsx';
import classes from './tree-row.module.css';

/** Commands of rows that concern only the tree; must keep its identity so that unchanged rows do not render again. */
export interface TreeRowCommands {
  readonly toggle: (itemId: string) => void;
  readonly beginRename: (itemId: string) => void;
  /** `name` is the new name; undefined cancels (A2.17). */
  readonly endRename: (itemId: string, name?: string) => void;
}

/** Where a row is in its tree; `setSize` and `position` count the visible siblings. */
interface RowPosition {
  readonly item: SkinnyItem;
  readonly level: number;
  /** Undefined for a row without children. */
  readonly isExpanded: boolean | undefined;
  readonly setSize: number;
  readonly position: number;
}

/** What the rows of a project tree and of a page tree get from their trees alike. */
export interface TreeRowState {
  /** Id of the element. */
  readonly id: string;
  readonly isSelected: boolean;
  /** Whether the keys of the tree act on this row. */
  readonly isActive: boolean;
  readonly isRenaming: boolean;
  readonly canEdit: boolean;
  /** The number of comments in words; '' without comments. */
  readonly comments: string;
  readonly people: readonly Person[];
  /** Pixels from the top of the tree. */
  readonly start: number;
  readonly height: number;
}

interface TreeItemRowProps extends TreeRowState {
  readonly row: RowPosition;
  readonly icon: string | undefined;
  /** Pixels before the chevron. */
  readonly indent: number;
  /** What the accessible name says after the name of the item; empty texts are left out. */
  readonly marks: readonly string[];
  /** Title of the dot of an item with unsaved changes. */
  readonly unsavedTitle: string;
  readonly isBusy?: boolean;
  readonly isCut?: boolean;
  /** 'turn' or 'conversation' if the selected turn or another turn of the simulated conversation passed the item. */
  readonly pathMark?: string | undefined;
  readonly dragState: DragState | undefined;
  readonly dropEdge?: DropEdge;
  readonly isDraggable: boolean;
  /** Shown before the people. */
  readonly leadingBadges?: ReactNode;
  /** Shown after the comments. */
  readonly trailingBadges?: ReactNode;
  /** Rendered while the pointer is or was on the row. */
  readonly menu: ReactNode;
  readonly commands: TreeRowCommands;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: () => void;
}

/** The row of an item in a tree: its name, badges and menu. */
export function TreeItemRow(props: TreeItemRowProps) {
  const { row, commands } = props;
  const { item } = row;
  // The menu is rendered on the first hover, because most rows never need it.
  const [hoveredId, setHoveredId] = useState<string>();
  const hasMenu = hoveredId === item.id;
  const nameParts = [item.displayName, ...props.marks.filter(Boolean)];
  // A plain row needs no aria-label: its visible name is enough.
  const isPlain = !hasMenu && nameParts.length === 1 && !props.isRenaming;
  return (
    <TreeRow
      id={props.id}
      level={row.level}
      setSize={row.setSize}
      position={row.position}
      isExpanded={row.isExpanded}
      isSelected={props.isSelected}
      isActive={props.isActive}
      isBusy={props.isBusy}
      isCut={props.isCut}
      isRenaming={props.isRenaming}
      name={item.displayName}
      title={hasMenu ? item.displayName : undefined}
      label={isPlain ? undefined : nameParts.join(', ')}
      icon={getItemIcon(props.icon)}
      people={props.people}
      isFirstLevelStrong
      pathMark={props.pathMark}
      indent={props.indent}
      start={props.start}
      height={props.height}
      dragState={props.dragState}
      dropEdge={props.dropEdge}
      isDraggable={props.isDraggable}
      leadingBadges={props.leadingBadges}
      onToggle={() => commands.toggle(item.id)}
      onEndRename={(name) => commands.endRename(item.id, name)}
      onClick={props.onClick}
      onDoubleClick={props.onDoubleClick}
      onPointerEnter={() => setHoveredId(item.id)}
      onContextMenu={(event) => {
        // A quick right click comes before the row has rendered its menu.
        flushSync(() => setHoveredId(item.id));
        openRowMenu(event);
      }}
    >
      {props.comments !== '' && <CommentBadge itemId={item.id} />}
      {props.trailingBadges}
      {item.isDirty && <span className={classes.dirty} title={props.unsavedTitle} />}
      {hasMenu && props.canEdit && <span className={classes.rowTools}>{props.menu}</span>}
    </TreeRow>
  );
}
