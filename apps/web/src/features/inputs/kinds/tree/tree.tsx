import { appendToPath, getRowsDefinition, getRowTitle } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { keepFocusIn } from '@confab/ui';
import { Text, VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { BlockHeading } from '../../field/block-heading.tsx';
import { BlockError, getInputLabel } from '../../field/field-frame.tsx';
import { useInputsContext } from '../../inputs-context.tsx';
import { getRowValues } from '../table/rows/list-shown-rows.ts';
import { useCellText } from '../table/rows/use-cell-text.ts';
import { useSteadyCommands } from '../table/commands/use-steady-commands.ts';
import { formatFieldText } from '../format-field-text.ts';
import { createTreeKeyHandler } from './create-tree-key-handler.ts';
import { NodeInputs, TreeKeys } from './tree-parts.tsx';
import { TreeLines } from './tree-lines.tsx';
import { TreeToolbar } from './tree-toolbar.tsx';
import { useNodeDrag } from './use-node-drag.ts';
import { useNodeRemoval } from './use-node-removal.ts';
import { useTree } from './use-tree.ts';
import { words } from './words.ts';
import classes from './tree.module.css';

const noTree: TableDefinition = { tableType: 'Tree', properties: [], displayColumns: [] };

/** A tree of nodes with inputs (A3.45): one tab stop, with the keys of the ARIA tree pattern. */
export function TreeInput({ itemId, path, property, Grid }: BlockProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const inputsContext = useInputsContext();
  const definition = getRowsDefinition(property) ?? noTree;
  const nodeName = definition.tableEntryDescription ?? say.node;
  const tree = useTree(itemId, path, property, definition);
  const { lines, activeId } = tree;
  const text = useCellText();
  const box = useRef<HTMLDivElement>(null);
  const [renamingId, setRenamingId] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const id = useId();
  const getTitle = (nodeId: string) =>
    getRowTitle(definition, getRowValues(tree.nodeOf(nodeId)), text) || say.unnamed(nodeName);
  const announceMove = (nodeId: string) => setAnnounced(say.moved(getTitle(nodeId)));
  const drag = useNodeDrag(tree.shape, (nodeId, place) => tree.move(nodeId, place) && announceMove(nodeId));
  const block = useRef<HTMLFieldSetElement>(null);
  const remove = useNodeRemoval(tree, { nodeName, box, block, getTitle });
  const open = (rowId: string) =>
    openModal('treeInputModal', { session, inputsContext, itemId, path, rowId, property });
  function addSibling() {
    tree.addSibling(activeId);
    box.current?.focus();
  }
  const handleKey = createTreeKeyHandler({
    tree,
    announce: setAnnounced,
    words: say,
    getTitle,
    announceMove,
    remove,
    open,
    rename: setRenamingId,
  });

  const commands = useSteadyCommands({
    select: (nodeId: string) => tree.select(nodeId),
    toggle: tree.toggle,
    open,
    beginRename: (nodeId: string) => tree.isEnabled && setRenamingId(nodeId),
    endRename(nodeId: string, name: string | undefined) {
      setRenamingId(undefined);
      if (name !== undefined) tree.rename(nodeId, name);
      keepFocusIn(box.current);
    },
  });
  const name = getInputLabel(property);

  return (
    <fieldset ref={block} className={classes.block} aria-label={name}>
      <BlockHeading property={property} />
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say.none(nodeName)}
        </Text>
      ) : (
        <div
          ref={box}
          role="tree"
          tabIndex={0}
          className={classes.tree}
          aria-label={name}
          aria-describedby={`${id}keys`}
          {...(activeId === undefined ? {} : { 'aria-activedescendant': `${id}${activeId}` })}
          onKeyDown={handleKey}
          {...(tree.canMove ? drag.handlers : {})}
        >
          <TreeLines
            {...{ tree, commands, renamingId, box, getTitle, prefix: id, drop: drag.drop }}
            getName={(nodeId) => formatFieldText(getRowValues(tree.nodeOf(nodeId))[definition.descriptionColumn ?? ''])}
          />
        </div>
      )}
      <TreeKeys id={`${id}keys`} />
      <BlockError itemId={itemId} path={path} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <TreeToolbar
        {...{ tree, nodeName, property }}
        onAddSibling={addSibling}
        onRemove={remove}
        onEdit={open}
        onRename={setRenamingId}
      />
      {activeId !== undefined && renamingId === undefined ? (
        <NodeInputs
          key={activeId}
          {...{ itemId, definition, Grid }}
          path={appendToPath(path, activeId)}
          title={getTitle(activeId)}
        />
      ) : null}
    </fieldset>
  );
}
