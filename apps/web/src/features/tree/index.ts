export type { EditorActions } from './editor-actions.ts';
export { ItemMenu } from './item-menu.tsx';
export {
  canDuplicate,
  canMoveToWorkflow,
  canRemove,
  findItemSchema,
  hasMergedText,
  listAddableNodeTypes,
  type NodeTypeGroup,
  type ItemSchemas,
} from './item-schemas.ts';
export { ItemIcon } from './item-icon.tsx';
export { getTreeMove } from './get-tree-move.ts';
export { NodeTypeItems } from './node-type-menu.tsx';
export { ProjectTree } from './project-tree.tsx';
export { getRowMenuHandlers } from './row-menu/get-row-menu-handlers.ts';
export { openRowMenu } from './row-menu/open-row-menu.ts';
export { RenameField } from './row/rename-field.tsx';
export { TreeRow, type DropEdge } from './row/tree-row.tsx';
export type { DragState } from './drop-target.ts';
export { TreeItemRow, type TreeRowCommands, type TreeRowState } from './row/tree-item-row.tsx';
export { useVisibleRows } from './use-visible-rows.ts';
