import {
  appendToPath,
  createDefaultRowValues,
  isLocked,
  moveTreeNode,
  createTreeNode,
  findRowIndex,
  listSubtreeIds,
  getTreeShape,
  type InputEdit,
  type TreePlace,
} from '@confab/inputs';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Property,
  type TableDefinition,
} from '@confab/model';
import { useMemo, useState } from 'react';
import { useEditingSession, useValue } from '../../../../editing/index.ts';
import { findNextLine, getPlaceAfter } from './tree-keys.ts';
import { listTreeLines } from './list-tree-lines.ts';
import { useTreeView } from './use-tree-view.ts';

const noNodes: readonly JsonValue[] = [];

/** The state and commands of a tree (A4.14). */
export function useTree(itemId: string, path: string, property: Property, definition: TableDefinition) {
  const session = useEditingSession();
  const value = useValue(itemId, path);
  const nodes = isJsonArray(value) ? value : noNodes;
  const shape = getTreeShape(nodes);
  const { closed, wantedId, setWantedId, openNode, actions } = useTreeView(shape);
  const [cutId, setCutId] = useState<string>();
  const lines = useMemo(() => listTreeLines(shape, closed), [shape, closed]);
  const isThere = (id: string | undefined) => id !== undefined && findRowIndex(nodes, id) >= 0;
  const isEnabled = !session.isReadOnly && !isLocked(property);
  const canAdd = isEnabled && definition.allowAddRow !== false;
  const canRemove = isEnabled && definition.allowRemoveRow !== false;
  const canMove = isEnabled && definition.allowRowReorder !== false;

  function edit(edits: InputEdit | readonly InputEdit[]) {
    session.edit(itemId, edits);
  }
  function add(place: TreePlace) {
    const values = session.getItem(itemId)?.values;
    if (!values || !canAdd) return;
    const id = session.newId();
    const node = createTreeNode(values, path, place, { id, values: createDefaultRowValues(definition, session.newId) });
    edit({ path, action: 'AddRow', updatedValue: node });
    openNode(place.parentId);
    setWantedId(id);
  }

  return {
    nodes,
    shape,
    lines,
    activeId: isThere(wantedId) ? wantedId : undefined,
    cutId: isThere(cutId) ? cutId : undefined,
    isEnabled,
    canAdd,
    canRemove,
    canMove,
    nodeOf: (id: string): JsonObject => {
      const node = nodes[findRowIndex(nodes, id)];
      return isJsonObject(node) ? node : {};
    },
    ...actions,
    addSibling: (id: string | undefined) => add(getPlaceAfter(shape, id)),
    addChild: (id: string) => add({ parentId: id }),
    countBelow: (id: string) => listSubtreeIds(shape, id).length - 1,
    remove(id: string) {
      if (!canRemove) return;
      edit({ path: appendToPath(path, id), action: 'DeleteRow' });
      setWantedId(findNextLine(lines, shape, id));
    },
    move(id: string, place: TreePlace): boolean {
      const values = session.getItem(itemId)?.values;
      const edits = values && canMove ? moveTreeNode(values, path, id, place) : [];
      if (edits.length === 0) return false;
      edit(edits);
      openNode(place.parentId);
      setWantedId(id);
      setCutId(undefined);
      return true;
    },
    cut: setCutId,
    rename(id: string, name: string) {
      const title = definition.descriptionColumn;
      if (title !== undefined && isEnabled)
        edit({ path: appendToPath(path, id, title), action: 'ValueChanged', updatedValue: name });
    },
  };
}

export type Tree = ReturnType<typeof useTree>;
