import type { ItemSchema } from '@confab/model';
import { IconBroadcast } from '@tabler/icons-react';
import { memo, type MouseEvent } from 'react';
import { TrafficBadge, useNodeTraffic } from '../../traffic/index.ts';
import { TreeItemRow, type TreeRowCommands, type TreeRowState } from '../../tree/index.ts';
import type { OneWords } from '../words.ts';
import type { PageRow } from './build-page-rows.ts';
import { PageMenu } from './page-menu.tsx';
import type { TreeCommands } from './tree-commands.ts';
import type { RowDrag } from './use-page-drag.ts';
import classes from './page-tree.module.css';

interface PageRowViewProps extends TreeRowState {
  readonly row: PageRow;
  readonly schema: ItemSchema | undefined;
  readonly pageTypes: readonly ItemSchema[];
  readonly isCut: boolean;
  readonly drag: RowDrag | undefined;
  readonly say: OneWords;
  readonly commands: TreeCommands;
  readonly rowCommands: TreeRowCommands;
}

/** Deeper pages are not indented further, so that their names stay readable. */
const deepestIndent = 12;
/** In pixels. */
const indentWidth = 16;
const broadcast = <IconBroadcast size={14} aria-hidden="true" />;

/** One row of the page tree. Memoized: a change of a page renders its row only. */
export const PageRowView = memo(RowView, hasSameRow);

function RowView({ schema, pageTypes, drag, say, commands, rowCommands, ...shared }: PageRowViewProps) {
  const { row, people } = shared;
  const { item } = row;
  const traffic = useNodeTraffic(item.id);

  function handleClick(event: MouseEvent) {
    const how = event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : undefined;
    commands.select(item.id, how);
  }

  return (
    <TreeItemRow
      {...shared}
      icon={schema?.icon}
      indent={Math.min(row.level - 1, deepestIndent) * indentWidth}
      marks={[
        item.isDirty ? say.unsavedMark : '',
        shared.isCut ? say.cutMark : '',
        shared.comments,
        ...people.map(({ name }) => say.isHere(name)),
        traffic?.summary ?? '',
        row.isExtension ? say.extensionMark : '',
      ]}
      unsavedTitle={say.unsaved}
      isBusy={row.isLoading}
      dragState={drag?.state}
      dropEdge={drag?.where === 'before' || drag?.where === 'after' ? drag.where : undefined}
      isDraggable={shared.canEdit}
      leadingBadges={
        row.isExtension && (
          <span className={classes.extension} title={say.extension}>
            {broadcast}
          </span>
        )
      }
      trailingBadges={traffic && <TrafficBadge nodeId={item.id} name={item.displayName} traffic={traffic} isInTree />}
      menu={
        <PageMenu
          item={item}
          pageTypes={pageTypes}
          commands={commands}
          isInRow
          onRename={() => rowCommands.beginRename(item.id)}
        />
      }
      commands={rowCommands}
      onClick={handleClick}
      onDoubleClick={() => commands.open(item.id)}
    />
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
