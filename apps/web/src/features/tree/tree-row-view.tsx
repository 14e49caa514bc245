import type { ItemSchema } from '@confab/model';
import { memo } from 'react';
import { usePathMark } from '../simulator/index.ts';
import type { TreeRow } from './build-tree-rows.ts';
import type { DragState } from './drop-target.ts';
import type { EditorActions } from './editor-actions.ts';
import { ItemMenu } from './item-menu.tsx';
import { TreeItemRow, type TreeRowCommands, type TreeRowState } from './row/tree-item-row.tsx';
import type { TreeWords } from './words.ts';

interface TreeRowViewProps extends TreeRowState {
  readonly row: TreeRow;
  readonly schema: ItemSchema | undefined;
  /** Set while the row is dragged or under the pointer of a drag. */
  readonly drag: DragState | undefined;
  readonly say: TreeWords;
  readonly actions: EditorActions;
  readonly commands: TreeRowCommands;
}

/** Pixels before the rows of a project, a workflow and a node. */
const indents: Readonly<Record<TreeRow['level'], number>> = { 1: 0, 2: 12, 3: 32 };

/** One row of the project tree: a project, a workflow or a node. Memoized. */
export const TreeRowView = memo(RowView);

function RowView({ schema, drag, say, actions, ...shared }: TreeRowViewProps) {
  const { row, commands } = shared;
  const { item } = row;
  const pathMark = usePathMark(item.id);
  const beginRename = () => commands.beginRename(item.id);
  return (
    <TreeItemRow
      {...shared}
      icon={schema?.icon}
      indent={indents[row.level]}
      marks={[
        item.isDirty ? say.unsavedMark : '',
        shared.comments,
        ...shared.people.map(({ name }) => say.isHere(name)),
      ]}
      unsavedTitle={say.unsaved}
      pathMark={pathMark}
      dragState={drag}
      isDraggable={shared.canEdit && item.kind === 'node'}
      menu={<ItemMenu item={item} schema={schema} actions={actions} onRename={beginRename} />}
      onClick={() => actions.select(item.id)}
      onDoubleClick={beginRename}
    />
  );
}
