import type { ItemSchema } from '@confab/model';
import { IconBroadcast, IconChevronRight } from '@tabler/icons-react';
import { memo, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '../../../live/presence.ts';
import { CommentBadge } from '../../comments/index.ts';
import { TrafficBadge, useNodeTraffic, type NodeTraffic } from '../../traffic/index.ts';
import { getItemIcon, openRowMenu, RenameField } from '../../tree/index.ts';
import type { OneWords } from '../words.ts';
import type { PageRow } from './build-page-rows.ts';
import { PageMenu } from './page-menu.tsx';
import type { TreeCommands } from './tree-commands.ts';
import type { RowDrag } from './use-page-drag.ts';
import classes from './page-tree.module.css';

/** Commands of rows that concern only the tree. */
export interface RowCommands {
  readonly toggle: (itemId: string) => void;
  readonly beginRename: (itemId: string) => void;
  /** `name` is the new name; undefined cancels (A2.17). */
  readonly endRename: (itemId: string, name?: string) => void;
}

interface PageRowViewProps {
  readonly id: string;
  readonly row: PageRow;
  readonly schema: ItemSchema | undefined;
  readonly pageTypes: readonly ItemSchema[];
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isRenaming: boolean;
  readonly isCut: boolean;
  readonly canEdit: boolean;
  /** The number of comments in words; '' without comments. */
  readonly comments: string;
  readonly people: readonly Person[];
  readonly drag: RowDrag | undefined;
  /** Pixels from the top of the tree. */
  readonly start: number;
  readonly height: number;
  readonly say: OneWords;
  readonly commands: TreeCommands;
  readonly rowCommands: RowCommands;
}

/** Deeper pages are not indented further, so that their names stay readable. */
const deepestIndent = 12;
/** In pixels. */
const indentWidth = 16;
const broadcast = <IconBroadcast size={14} aria-hidden="true" />;
const chevron = <IconChevronRight size={14} stroke={2} />;

/** One row of the page tree. Memoized: a change of a page renders its row only. */
export const PageRowView = memo(RowView, hasSameRow);

function RowView(props: PageRowViewProps) {
  const { row, schema, people, say, commands, rowCommands, drag } = props;
  const { item } = row;
  // The menu is rendered on the first hover, because most rows never need it.
  const [hoveredId, setHoveredId] = useState<string>();
  const hasMenu = hoveredId === item.id;
  const traffic = useNodeTraffic(item.id);

  function handleClick(event: MouseEvent) {
    const how = event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : undefined;
    commands.select(item.id, how);
  }

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
      aria-label={getRowLabel(props, traffic)}
      aria-busy={row.isLoading || undefined}
      className={classes.row}
      data-kind={item.kind}
      data-active={props.isActive || undefined}
      data-cut={props.isCut || undefined}
      data-drag={drag?.state}
      data-where={drag?.where}
      draggable={props.canEdit && !props.isRenaming}
      style={{
        height: props.height,
        transform: `translateY(${props.start}px)`,
        paddingLeft: Math.min(row.level - 1, deepestIndent) * indentWidth,
      }}
      onClick={handleClick}
      onDoubleClick={() => commands.open(item.id)}
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
          rowCommands.toggle(item.id);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {row.isExpanded !== undefined && chevron}
      </span>
      <span className={classes.icon}>{getItemIcon(schema?.icon)}</span>
      {props.isRenaming ? (
        <RenameField
          name={item.displayName}
          onCommit={(name) => rowCommands.endRename(item.id, name)}
          onCancel={() => rowCommands.endRename(item.id)}
        />
      ) : (
        <span className={classes.name} title={hasMenu ? item.displayName : undefined}>
          {item.displayName}
        </span>
      )}
      {row.isExtension && (
        <span className={classes.extension} title={say.extension}>
          {broadcast}
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
      {traffic && <TrafficBadge nodeId={item.id} name={item.displayName} traffic={traffic} isInTree />}
      {item.isDirty && <span className={classes.dirty} title={say.unsaved} />}
      {hasMenu && props.canEdit && (
        <span className={classes.rowTools}>
          <PageMenu
            item={item}
            pageTypes={props.pageTypes}
            commands={commands}
            isInRow
            onRename={() => rowCommands.beginRename(item.id)}
          />
        </span>
      )}
    </div>
  );
}

/** Whether two sets of props show the same. Each change builds all rows again, and most of them are equal. */
function hasSameRow({ row, ...before }: PageRowViewProps, { row: nextRow, ...next }: PageRowViewProps) {
  return isShallowEqual(row, nextRow) && isShallowEqual(before, next);
}

function isShallowEqual<Shape extends object>(one: Shape, other: Shape) {
  // `Object.keys` loses the type of the keys.
  const keys = Object.keys(one) as (keyof Shape)[];
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key], other[key]));
}

function getRowLabel(
  { row: { item, isExtension }, people, isCut, comments, say }: PageRowViewProps,
  traffic: NodeTraffic | undefined,
) {
  const marks = [
    item.isDirty ? say.unsavedMark : '',
    isCut ? say.cutMark : '',
    comments,
    ...people.map(({ name }) => say.isHere(name)),
    traffic?.summary ?? '',
    isExtension ? say.extensionMark : '',
  ].filter(Boolean);
  return [item.displayName, ...marks].join(', ');
}
