import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { getNodeTypeFacts, isTestItem, type ItemSchema, type SkinnyItem } from '@confab/model';
import {
  IconArrowMoveRight,
  IconCopy,
  IconCursorText,
  IconDots,
  IconFileExport,
  IconListSearch,
  IconMessageSearch,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { simulateItem } from '../simulator/index.ts';
import type { EditorActions } from './editor-actions.ts';
import { canDuplicate, canRemove } from './item-schemas.ts';
import { words } from './words.ts';

interface ItemMenuProps {
  readonly item: SkinnyItem;
  readonly schema: ItemSchema | undefined;
  readonly actions: EditorActions;
  readonly onRename: () => void;
  readonly size?: number;
  /** Additional entries at the top. */
  readonly children?: ReactNode;
}

/** The menu of an item: rename, duplicate, move, export, delete and more. */
export function ItemMenu({ item, schema, actions, onRename, size = 24, children }: ItemMenuProps) {
  const say = useWords(words);
  const isProject = item.kind === 'project';
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <IconButton
          size={size}
          tabIndex={size > 24 ? 0 : -1}
          label={say.more(item.displayName)}
          icon={<IconDots size={16} />}
        />
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()} onDoubleClick={(event) => event.stopPropagation()}>
        {children}
        {item.kind !== 'project' && item.type !== 'TestCase' && !isTestItem(item.type) && (
          <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={() => simulateItem(item)}>
            {say.simulateFrom}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCursorText size={16} />} onClick={onRename}>
          {say.rename}
        </Menu.Item>
        {!isProject && (
          <Menu.Item leftSection={<IconListSearch size={16} />} onClick={() => actions.showUsages(item.id)}>
            {say.whereUsed}
          </Menu.Item>
        )}
        {acceptsUtterances(item) && (
          <Menu.Item leftSection={<IconMessageSearch size={16} />} onClick={() => actions.openProfiler(item.id)}>
            {say.profileUtterances}
          </Menu.Item>
        )}
        {!isProject && canDuplicate(schema) && (
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => actions.duplicate(item.id)}>
            {say.duplicate}
          </Menu.Item>
        )}
        {!isProject && canRemove(schema) && (item.kind === 'workflow' || canDuplicate(schema)) && (
          <Menu.Item leftSection={<IconArrowMoveRight size={16} />} onClick={() => actions.openMoveDialog(item.id)}>
            {say.moveTo}
          </Menu.Item>
        )}
        {item.kind !== 'node' && (
          <Menu.Item leftSection={<IconFileExport size={16} />} onClick={() => actions.openExport(item.id)}>
            {say.exportItem}
          </Menu.Item>
        )}
        {!isProject && canRemove(schema) && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconTrash size={16} />}
              c="var(--cf-red)"
              onClick={() => actions.confirmDelete([item.id])}
            >
              {say.remove}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Whether the item handles utterances: a project, a workflow that runs, or a listening node. */
function acceptsUtterances({ kind, type }: SkinnyItem) {
  if (kind === 'workflow') return !isTestItem(type);
  return kind === 'project' ? type !== 'TestPlan' : getNodeTypeFacts(type).listens === true;
}
