import { IconChevronRight } from '@tabler/icons-react';
import { memo, useState, type MouseEvent } from 'react';
import type { Person } from '@confab/live';
import type { ItemSchema } from '@confab/model';
import { CommentBadge } from '../comments/index.ts';
import { usePathMark } from '../simulator/index.ts';
import type { DragState } from './drop-place.ts';
import type { EditorActions } from './editor-actions.ts';
import { ItemMenu } from './item-menu.tsx';
import { itemIcon } from './node-icons.tsx';
import { RenameField } from './rename-field.tsx';
import type { TreeRow } from './tree-rows.ts';
import type { TreeWords } from './words.ts';
import classes from './tree.module.css';

/** What rows do to the tree; the same object for every drawing, so that rows which stay are not drawn again. */
export interface RowCommands {
  toggle(itemId: string): void;
  beginRename(itemId: string): void;
  /** `name` is the new name; undefined keeps the old one. */
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
  /** While something is dragged over it, or it is dragged itself. */
  readonly drag: DragState | undefined;
  readonly people: readonly Person[];
  readonly hasComments: boolean;
  readonly say: TreeWords;
  /** Pixels from the top of the tree. */
  readonly start: number;
  readonly height: number;
  readonly actions: EditorActions;
  readonly commands: RowCommands;
}

/** The same element for every drawing: there is nothing about it to look at again. */
const chevron = <IconChevronRight size={14} stroke={2} />;

/** One row of the tree: a project, a workflow or a node. Drawn again only when something about it changes. */
export const TreeRowView = memo(RowView);

function RowView(props: TreeRowViewProps) {
  const { row, schema, people, actions, commands, say } = props;
  // The menu is made when the pointer first comes: most rows never need theirs.
  const [reachedId, setReachedId] = useState<string>();
  const { item } = row;
  const pathMark = usePathMark(item.id);
  const isReached = reachedId === item.id;
  // Then the name that it shows is all there is to say of it.
  const isPlain = !isReached && !item.isDirty && !props.hasComments && people.length === 0 && !props.isRenaming;
  const beginRename = () => commands.beginRename(item.id);
  return (
    // Keys and focus are the tree's, which names its active row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={props.id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={props.isSelected}
      aria-expanded={row.isExpanded}
      aria-label={isPlain ? undefined : rowName(row, people, say)}
      className={classes.row}
      data-active={props.isActive || undefined}
      data-level={row.level}
      data-path={pathMark}
      data-drag={props.drag}
      draggable={props.canEdit && item.kind === 'node' && !props.isRenaming}
      style={{ height: props.height, transform: `translateY(${props.start}px)` }}
      onClick={() => actions.select(item.id)}
      onDoubleClick={beginRename}
      onPointerEnter={() => setReachedId(item.id)}
      onContextMenu={openMenu}
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
      <span className={classes.icon}>{itemIcon(schema?.icon)}</span>
      {props.isRenaming ? (
        <RenameField
          name={item.displayName}
          onCommit={(name) => commands.endRename(item.id, name)}
          onCancel={() => commands.endRename(item.id)}
        />
      ) : (
        <span className={classes.name} title={isReached ? item.displayName : undefined}>
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
      {props.hasComments && <CommentBadge itemId={item.id} />}
      {item.isDirty && <span className={classes.dirty} title={say.unsaved} />}
      {isReached && props.canEdit && (
        <span className={classes.rowTools}>
          <ItemMenu item={item} schema={schema} actions={actions} onRename={beginRename} />
        </span>
      )}
    </div>
  );
}

/** The menu of a row also comes where menus are looked for; where it is not made, the browser's own does. */
function openMenu(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  const menu = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!menu) return;
  event.preventDefault();
  menu.click();
}

function rowName({ item }: TreeRow, people: readonly Person[], say: TreeWords) {
  const marks = [item.isDirty ? say.unsavedMark : '', ...people.map(({ name }) => say.isHere(name))].filter(Boolean);
  return [item.displayName, ...marks].join(', ');
}
