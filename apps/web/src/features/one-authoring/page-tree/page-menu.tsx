import { canBeExtension, type ItemSchema, type PagePlace, type SkinnyItem } from '@confab/model';
import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowUp,
  IconBroadcast,
  IconClipboard,
  IconClipboardPlus,
  IconCopy,
  IconCopyPlus,
  IconCursorText,
  IconCut,
  IconDots,
  IconFile,
  IconListDetails,
  IconTrash,
} from '@tabler/icons-react';
import { Keys } from '../../../keys/keys.tsx';
import { useWords } from '../../../words/define-words.ts';
import { usePageClipboard } from '../page-actions/page-clipboard.ts';
import { words } from '../words.ts';
import { AddMenu } from './add-menu.tsx';
import { LlamaItems } from './llama-items.tsx';
import type { TreeCommands } from './tree-commands.ts';
import { WhereUsedItem } from './where-used-item.tsx';

interface PageMenuProps {
  readonly item: SkinnyItem;
  readonly pageTypes: readonly ItemSchema[];
  readonly commands: TreeCommands;
  readonly onRename: () => void;
  /** Inside a row of the tree, which is one tab stop. */
  readonly isInRow?: boolean;
}

const icon = { size: 16 };

/** The actions of a page or a chapter (A2.26). */
export function PageMenu({ item, pageTypes, commands, onRename, isInRow = false }: PageMenuProps) {
  const say = useWords(words);
  const hasCopies = usePageClipboard(({ pages }) => pages.length > 0);
  const { id } = item;
  const isLlama = item.kind === 'llama';
  const end: PagePlace = { target: id, where: 'llama' };
  return (
    // In the main landmark, and outside the rows, which would cut it off.
    <Menu
      position="bottom-end"
      width={240}
      // In a low window the menu covers its row instead of ending below the window.
      middlewares={{ flip: true, shift: { crossAxis: true } }}
      withinPortal
      portalProps={{ target: '#main' }}
    >
      <Menu.Target>
        <IconButton
          size={isInRow ? 24 : 28}
          tabIndex={isInRow ? -1 : 0}
          label={say.more(item.displayName)}
          icon={<IconDots {...icon} />}
        />
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()} onDoubleClick={(event) => event.stopPropagation()}>
        {isLlama ? (
          <AddMenu label={say.addToChapter} place={end} pageTypes={pageTypes} commands={commands} />
        ) : (
          <>
            <AddMenu
              label={say.addBelow}
              place={{ target: id, where: 'child' }}
              pageTypes={pageTypes}
              commands={commands}
            />
            <AddMenu
              label={say.addAfter}
              place={{ target: id, where: 'after' }}
              pageTypes={pageTypes}
              commands={commands}
            />
            <AddMenu
              label={say.addBefore}
              place={{ target: id, where: 'before' }}
              pageTypes={pageTypes}
              commands={commands}
            />
            <AddMenu
              label={say.addExtension}
              icon={<IconBroadcast {...icon} />}
              place={{ target: id, where: 'extension' }}
              pageTypes={pageTypes.filter(({ type }) => canBeExtension(type))}
              commands={commands}
            />
          </>
        )}
        <Menu.Item
          leftSection={<IconListDetails {...icon} />}
          onClick={() => commands.addSeveral(isLlama ? end : { target: id, where: 'child' })}
        >
          {say.addSeveral}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconCursorText {...icon} />} rightSection={<Keys keys="F2" />} onClick={onRename}>
          {say.rename}
        </Menu.Item>
        {isLlama ? <LlamaItems llamaId={id} commands={commands} /> : <PageItems item={item} commands={commands} />}
        {hasCopies &&
          (isLlama ? (
            <Menu.Item leftSection={<IconClipboard {...icon} />} onClick={() => commands.paste(end)}>
              {say.pasteHere}
            </Menu.Item>
          ) : (
            <>
              <Menu.Item
                leftSection={<IconClipboard {...icon} />}
                rightSection={<Keys keys="Ctrl V" />}
                onClick={() => commands.paste({ target: id, where: 'after' })}
              >
                {say.pasteAfter}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconClipboardPlus {...icon} />}
                rightSection={<Keys keys="Ctrl Shift V" />}
                onClick={() => commands.paste({ target: id, where: 'child' })}
              >
                {say.pasteBelow}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconBroadcast {...icon} />}
                onClick={() => commands.paste({ target: id, where: 'extension' })}
              >
                {say.pasteExtension}
              </Menu.Item>
            </>
          ))}
        <WhereUsedItem onShow={() => commands.showUsages(id)} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash {...icon} />} c="var(--cf-red)" onClick={() => commands.remove(id)}>
          {say.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function PageItems({ item: { id }, commands }: Pick<PageMenuProps, 'item' | 'commands'>) {
  const say = useWords(words);
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy {...icon} />}
        rightSection={<Keys keys="Ctrl C" />}
        onClick={() => commands.copy(id, true)}
      >
        {say.copy}
      </Menu.Item>
      <Menu.Item leftSection={<IconFile {...icon} />} onClick={() => commands.copy(id, false)}>
        {say.copyAlone}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCut {...icon} />}
        rightSection={<Keys keys="Ctrl X" />}
        onClick={() => commands.cut(id)}
      >
        {say.cut}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopyPlus {...icon} />}
        rightSection={<Keys keys="Ctrl D" />}
        onClick={() => commands.duplicate(id, true)}
      >
        {say.duplicate}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowUp {...icon} />}
        rightSection={<Keys keys="Alt ↑" />}
        onClick={() => commands.move(id, 'up')}
      >
        {say.moveUp}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown {...icon} />}
        rightSection={<Keys keys="Alt ↓" />}
        onClick={() => commands.move(id, 'down')}
      >
        {say.moveDown}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowLeft {...icon} />}
        rightSection={<Keys keys="Alt ←" />}
        onClick={() => commands.move(id, 'left')}
      >
        {say.moveLeft}
      </Menu.Item>
    </>
  );
}
