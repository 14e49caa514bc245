import { IconButton } from '@confab/ui';
import type { Property } from '@confab/model';
import { Button, Group } from '@mantine/core';
import { IconChevronsDown, IconChevronsUp, IconForms, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useWords } from '../../../../words/define-words.ts';
import type { Tree } from './use-tree.ts';
import { words } from './words.ts';

interface TreeToolbarProps {
  readonly tree: Tree;
  readonly property: Property;
  /** The name for a node of this tree. */
  readonly nodeName: string;
  readonly onAddSibling: () => void;
  readonly onRemove: (id: string) => void;
  readonly onEdit: (id: string) => void;
  readonly onRename: (id: string) => void;
}

/** Buttons to add a node beside or below the active node, and to edit, rename, move or remove it (A4.14). */
export function TreeToolbar({ tree, property, nodeName, onAddSibling, onRemove, onEdit, onRename }: TreeToolbarProps) {
  const say = useWords(words);
  const { activeId } = tree;
  const { addFirstNodeLabel, addSiblingLabel, addChildLabel, allowAddNode, allowRemoveNode } = property.tree ?? {};
  const isEmpty = tree.nodes.length === 0;
  const isActive = activeId !== undefined;
  const plus = <IconPlus size={14} aria-hidden="true" />;
  const act = (what: (id: string) => void) => () => activeId !== undefined && what(activeId);
  return (
    <Group gap="3xs" mt="3xs">
      {allowAddNode === false || !tree.canAdd ? null : (
        <Button size="xs" variant="default" leftSection={plus} data-add-node onClick={onAddSibling}>
          {isEmpty ? (addFirstNodeLabel ?? say.addFirst(nodeName)) : (addSiblingLabel ?? say.addSibling(nodeName))}
        </Button>
      )}
      {allowAddNode === false || !tree.canAdd || !isActive ? null : (
        <Button size="xs" variant="default" leftSection={plus} onClick={act(tree.addChild)}>
          {addChildLabel ?? say.addChild(nodeName)}
        </Button>
      )}
      {isEmpty ? null : (
        <>
          {isActive ? (
            <IconButton
              label={say.edit(nodeName)}
              icon={<IconForms size={16} aria-hidden="true" />}
              onClick={act(onEdit)}
            />
          ) : null}
          {isActive && tree.isEnabled ? (
            <IconButton
              label={say.rename(nodeName)}
              icon={<IconPencil size={16} aria-hidden="true" />}
              onClick={act(onRename)}
            />
          ) : null}
          {allowRemoveNode === false || !isActive || !tree.canRemove ? null : (
            <IconButton
              label={say.remove(nodeName)}
              icon={<IconTrash size={16} aria-hidden="true" />}
              onClick={act(onRemove)}
            />
          )}
          <IconButton
            label={say.expandAll}
            icon={<IconChevronsDown size={16} aria-hidden="true" />}
            onClick={tree.openAll}
          />
          <IconButton
            label={say.collapseAll}
            icon={<IconChevronsUp size={16} aria-hidden="true" />}
            onClick={tree.closeAll}
          />
        </>
      )}
    </Group>
  );
}
