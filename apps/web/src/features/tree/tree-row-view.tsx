import { IconChevronRight } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../../live/presence.ts';
import type { ItemSchema } from '@confab/model';
import { CommentBadge } from '../comments/index.ts';
import { usePathMark } from '../simulator/index.ts';
import type { DragState } from './drop-target.ts';
import type { EditorActions } from './editor-actions.ts';
import { ItemMenu } from './item-menu.tsx';
import { getItemIcon } from './item-icon.tsx';
import { RenameField } from './rename-field.tsx';
import { openRowMenu } from './row-menu/open-row-menu.ts';
import type { TreeRow } from './build-tree-rows.ts';
import type { TreeWords } from './words.ts';
import classes from './tree.module.css';

/** Commands of the rows; must keep its identity so that unchanged rows do not render again. */
export interface RowCommands {
  toggle(itemId: string): void;
  beginRename(itemId: string): void;
  /** `name` is the new name; undefined cancels. */
  endRename(itemId: string, name?: string): void;
}

interface TreeRowViewProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly schema: ItemSchema | undefined;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isRenaming: boolean;
  readonly canEdit: boolean;
  /** Set while the row is dragged or under the pointer of a drag. */
  readonly drag: DragState | undefined;
  readonly people: readonly Person[];
  /** The number of comments in words; '' without comments. */
  readonly comments: string;
  readonly say: TreeWords;
  /** Pixels from the top of the tree. */
  readonly start: number;
  readonly height: number;
  readonly actions: EditorActions;
  readonly commands: RowCommands;
}

/** Shared by all rows, so that React skips it when a row renders. */
const chevron = <IconChevronRight size={14} stroke={2} />;

/** One row of the tree: a project, a workflow or a node. Memoized. */
export const TreeRowView = memo(RowView);

function RowView(props: TreeRowViewProps) {
  const { row, schema, people, actions, commands, say } = props;
  // The menu is rendered on the first hover, because most rows never need it.
  const [hoveredId, setHoveredId] = useState<string>();
  const { item } = row;
  const pathMark = usePathMark(item.id);
  const hasMenu = hoveredId === item.id;
  // A plain row needs no aria-label: its visible name is enough.
  const isPlain = !hasMenu && !item.isDirty && props.comments === '' && people.length === 0 && !props.isRenaming;
  const beginRename = () => commands.beginRename(item.id);
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
      aria-label={isPlain ? undefined : getRowLabel(props)}
      className={classes.row}
      data-active={props.isActive || undefined}
      data-level={row.level}
      data-path={pathMark}
      data-drag={props.drag}
      draggable={props.canEdit && item.kind === 'node' && !props.isRenaming}
      style={{ height: props.height, transform: `translateY(${props.start}px)` }}
      onClick={() => actions.select(item.id)}
      onDoubleClick={beginRename}
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
      >
        {row.isExpanded !== undefined && chevron}
      </span>
      <span className={classes.icon}>{getItemIcon(schema?.icon)}</span>
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
      {people.map((person) => (
        <span
          key={person.connectionId}
          className={classes.person}
          style={{ background: person.colour }}
          title={person.name}
        />
      ))}
      {props.comments !== '' && <CommentBadge itemId={item.id} />}
      {item.isDirty && <span className={classes.dirty} title={say.unsaved} />}
      {hasMenu && props.canEdit && (
        <span className={classes.rowTools}>
          <ItemMenu item={item} schema={schema} actions={actions} onRename={beginRename} />
        </span>
      )}
    </div>
  );
}

function getRowLabel({ row: { item }, people, comments, say }: TreeRowViewProps) {
  const here = people.map(({ name }) => say.isHere(name));
  const marks = [item.isDirty ? say.unsavedMark : '', comments, ...here].filter(Boolean);
  return [item.displayName, ...marks].join(', ');
}
