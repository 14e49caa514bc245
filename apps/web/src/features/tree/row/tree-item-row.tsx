import type { SkinnyItem } from '@confab/model';
import { IconChevronRight } from '@tabler/icons-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../../../live/presence.ts';
import { CommentBadge } from '../../comments/index.ts';
import type { DragState } from '../drop-target.ts';
import { getItemIcon } from '../item-icon.tsx';
import { RenameField } from './rename-field.tsx';
import { openRowMenu } from '../row-menu/open-row-menu.ts';
import classes from './tree-item-row.module.css';

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
  /** Whether the last turn or the conversation passed the item. */
  readonly pathMark?: string | undefined;
  readonly dragState: DragState | undefined;
  /** The edge of this row that a drop goes to; undefined for a drop into it. */
  readonly dropEdge?: 'before' | 'after' | undefined;
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

/** Shared by all rows, so that React skips it when a row renders. */
const chevron = <IconChevronRight size={14} stroke={2} />;

/** The row of an item in a tree: chevron, icon, name or its field, badges and menu. Its tree handles keys and focus. */
export function TreeItemRow(props: TreeItemRowProps) {
  const { row, commands, people } = props;
  const { item } = row;
  // The menu is rendered on the first hover, because most rows never need it.
  const [hoveredId, setHoveredId] = useState<string>();
  const hasMenu = hoveredId === item.id;
  const nameParts = [item.displayName, ...props.marks.filter(Boolean)];
  // A plain row needs no aria-label: its visible name is enough.
  const isPlain = !hasMenu && nameParts.length === 1 && !props.isRenaming;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree handles keys and focus, and points to its active row
    <div
      id={props.id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={props.isSelected}
      aria-expanded={row.isExpanded}
      aria-label={isPlain ? undefined : nameParts.join(', ')}
      aria-busy={props.isBusy || undefined}
      className={classes.row}
      data-active={props.isActive || undefined}
      data-level={row.level}
      data-cut={props.isCut || undefined}
      data-path={props.pathMark}
      data-drag={props.dragState}
      data-drop-edge={props.dropEdge}
      draggable={props.isDraggable && !props.isRenaming}
      style={{ height: props.height, transform: `translateY(${props.start}px)`, paddingLeft: props.indent }}
      onClick={props.onClick}
      onDoubleClick={props.onDoubleClick}
      onPointerEnter={() => setHoveredId(item.id)}
      onContextMenu={(event) => {
        // A quick right click comes before the row has rendered its menu.
        flushSync(() => setHoveredId(item.id));
        openRowMenu(event);
      }}
    >
      <span
        className={classes.chevron}
        data-open={row.isExpanded || undefined}
        aria-hidden="true"
        onClick={(event) => {
          if (row.isExpanded === undefined) return;
          event.stopPropagation();
          commands.toggle(item.id);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {row.isExpanded !== undefined && chevron}
      </span>
      <span className={classes.icon}>{getItemIcon(props.icon)}</span>
      {props.isRenaming ? (
        <RenameField
          name={item.displayName}
          onCommit={(name) => commands.endRename(item.id, name)}
          onCancel={() => commands.endRename(item.id)}
        />
      ) : (
        <span className={classes.name} title={hasMenu ? item.displayName : undefined}>
          {item.displayName}
        </span>
      )}
      {props.leadingBadges}
      {people.map((person) => (
        <span
          key={person.connectionId}
          className={classes.person}
          style={{ background: person.colour }}
          title={person.name}
        />
      ))}
      {props.comments !== '' && <CommentBadge itemId={item.id} />}
      {props.trailingBadges}
      {item.isDirty && <span className={classes.dirty} title={props.unsavedTitle} />}
      {hasMenu && props.canEdit && <span className={classes.rowTools}>{props.menu}</span>}
    </div>
  );
}
