import { appendToPath, getRowsDefinition, getRowTitle } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { Text, VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useEditingSession } from '../../../../editing/index.ts';
import { openModal } from '../../../../modals/modal-store.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { BlockProps } from '../../define-input.ts';
import { BlockError, labelOf } from '../../field-frame.tsx';
import { useInputsSurroundings } from '../../inputs-context.tsx';
import { valuesOf } from '../table/shown-rows.ts';
import { useCellText } from '../table/use-cell-text.ts';
import { useSteadyCommands } from '../table/use-steady-commands.ts';
import { textOf } from '../text-of.ts';
import { askToRemove } from './ask-to-remove.ts';
import { treeKeyHandler } from './tree-key-handler.ts';
import { NodeInputs, TreeHeading } from './tree-parts.tsx';
import { TreeLines } from './tree-lines.tsx';
import { TreeToolbar } from './tree-toolbar.tsx';
import { useNodeDrag } from './use-node-drag.ts';
import { useTree } from './use-tree.ts';
import { words } from './words.ts';
import classes from './tree.module.css';

const noTree: TableDefinition = { tableType: 'Tree', properties: [], displayColumns: [] };

/** A tree of nodes with inputs (A3.45): one tab stop, gone through as the ARIA tree pattern says. */
export function TreeInput({ itemId, path, property, Grid }: BlockProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const surroundings = useInputsSurroundings();
  const definition = getRowsDefinition(property) ?? noTree;
  const nodeName = definition.tableEntryDescription ?? say.node;
  const tree = useTree(itemId, path, property, definition);
  const { lines, activeId } = tree;
  const text = useCellText();
  const box = useRef<HTMLDivElement>(null);
  const [renamingId, setRenamingId] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const id = useId();
  const titleOf = (nodeId: string) =>
    getRowTitle(definition, valuesOf(tree.nodeOf(nodeId)), text) || say.unnamed(nodeName);
  const drag = useNodeDrag(tree.shape, (nodeId, place) => tree.move(nodeId, place) && told(nodeId));

  function told(nodeId: string) {
    setAnnounced(say.moved(titleOf(nodeId)));
  }
  const remove = (nodeId: string) =>
    askToRemove(tree, nodeId, { title: say.remove(nodeName), text: (below) => say.removeText(titleOf(nodeId), below) });
  const open = (rowId: string) => openModal('treeInputModal', { session, surroundings, itemId, path, rowId, property });
  function addSibling() {
    tree.addSibling(activeId);
    box.current?.focus();
  }
  const handleKey = treeKeyHandler({
    tree,
    say: setAnnounced,
    words: say,
    titleOf,
    told,
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
      box.current?.focus();
    },
  });
  const name = labelOf(property);

  return (
    <fieldset className={classes.block} aria-label={name}>
      <TreeHeading property={property} />
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
            {...{ tree, commands, renamingId, box, titleOf }}
            prefix={id}
            drop={drag.drop}
            nameOf={(nodeId) => textOf(valuesOf(tree.nodeOf(nodeId))[definition.descriptionColumn ?? ''])}
          />
        </div>
      )}
      <VisuallyHidden id={`${id}keys`}>{say.keys}</VisuallyHidden>
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
          title={titleOf(activeId)}
        />
      ) : null}
    </fieldset>
  );
}
