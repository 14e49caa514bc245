import { IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import type { DragState } from '../drop-target.ts';
import { RenameField } from './rename-field.tsx';
import classes from './tree-row.module.css';

/** The edge of a row that a drop goes to; undefined for a drop into it. */
export type DropEdge = 'before' | 'after' | undefined;

interface PresentPerson {
  readonly connectionId: string;
  readonly colour: string;
  readonly name: string;
}

interface TreeRowProps {
  /** Id of the element. */
  readonly id: string;
  readonly level: number;
  /** The number of visible siblings, and the place among them from 1. */
  readonly setSize: number;
  readonly position: number;
  /** Undefined for a row without children. */
  readonly isExpanded: boolean | undefined;
  readonly isSelected: boolean;
  /** Whether the keys of the tree act on this row. */
  readonly isActive: boolean;
  readonly isBusy?: boolean | undefined;
  readonly isCut?: boolean | undefined;
  readonly isRenaming: boolean;
  /** The shown name, and the text of the field that renames. */
  readonly name: string;
  /** Shown instead of the name when the name is not what renaming changes. */
  readonly shownName?: string;
  readonly title: string | undefined;
  /** The accessible name; undefined if it is the shown name. */
  readonly label: string | undefined;
  readonly icon: ReactNode;
  readonly people: readonly PresentPerson[];
  /** Whether rows of the first level are emphasised. */
  readonly isFirstLevelStrong?: boolean;
  /** 'turn' or 'conversation' if the selected turn or another turn of the simulated conversation passed the item. */
  readonly pathMark?: string | undefined;
  /** Pixels before the chevron. */
  readonly indent: number;
  /** Pixels from the top of the tree. */
  readonly start: number;
  readonly height: number;
  readonly dragState: DragState | undefined;
  readonly dropEdge?: DropEdge;
  readonly isDraggable: boolean;
  /** Shown between the name and the people. */
  readonly leadingBadges?: ReactNode;
  /** Shown after the people. */
  readonly children?: ReactNode;
  readonly onToggle: () => void;
  /** `name` is the new name; undefined cancels (A2.17). */
  readonly onEndRename: (name?: string) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: () => void;
  readonly onPointerEnter?: () => void;
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** Shared by all rows, so that React skips it when a row renders. */
const chevron = <IconChevronRight size={14} stroke={2} />;

/** A row of a tree: chevron, icon, name or its field, people and badges. Its tree handles keys and focus. */
export function TreeRow(props: TreeRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree handles keys and focus, and points to its active row
    <div
      id={props.id}
      role="treeitem"
      aria-level={props.level}
      aria-setsize={props.setSize}
      aria-posinset={props.position}
      aria-selected={props.isSelected}
      aria-expanded={props.isExpanded}
      aria-label={props.label}
      aria-busy={props.isBusy || undefined}
      className={classes.row}
      data-active={props.isActive || undefined}
      data-strong={(props.isFirstLevelStrong && props.level === 1) || undefined}
      data-cut={props.isCut || undefined}
      data-path={props.pathMark}
      data-drag={props.dragState}
      data-drop-edge={props.dropEdge}
      draggable={props.isDraggable && !props.isRenaming}
      style={{ height: props.height, transform: `translateY(${props.start}px)`, paddingLeft: props.indent }}
      onClick={props.onClick}
      onDoubleClick={props.onDoubleClick}
      onPointerEnter={props.onPointerEnter}
      onContextMenu={props.onContextMenu}
    >
      <span
        className={classes.chevron}
        data-open={props.isExpanded || undefined}
        aria-hidden="true"
        onClick={(event) => {
          if (props.isExpanded === undefined) return;
          event.stopPropagation();
          props.onToggle();
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {props.isExpanded !== undefined && chevron}
      </span>
      <span className={classes.icon}>{props.icon}</span>
      {props.isRenaming ? (
        <RenameField name={props.name} onCommit={props.onEndRename} onCancel={() => props.onEndRename()} />
      ) : (
        <span className={classes.name} title={props.title}>
          {props.shownName ?? props.name}
        </span>
      )}
      {props.leadingBadges}
      {props.people.map((person) => (
        <span
          key={person.connectionId}
          className={classes.person}
          style={{ background: person.colour }}
          title={person.name}
        />
      ))}
      {props.children}
    </div>
  );
}
