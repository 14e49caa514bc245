import { IconButton } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { Menu, TextInput } from '@mantine/core';
import { IconBook, IconFileImport, IconPlus, IconSearch } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { AddAtSelection, type AddAtSelectionProps } from './add-at-selection.tsx';
import { AddingActions } from './adding-actions.tsx';
import classes from './page-tree.module.css';

interface PageTreeToolsProps extends AddAtSelectionProps {
  readonly filter: string;
  readonly canEdit: boolean;
  onFilter(filter: string): void;
  focusTree(): void;
}

/** The filter above the page tree, and what adds chapters and pages. */
export function PageTreeTools({ filter, canEdit, onFilter, focusTree, ...adding }: PageTreeToolsProps) {
  const say = useWords(words);
  return (
    <div className={classes.tools}>
      <TextInput
        size="xs"
        flex={1}
        aria-label={say.filter}
        placeholder={say.filter}
        value={filter}
        leftSection={<IconSearch size={14} />}
        onChange={(event) => onFilter(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') onFilter('');
          if (event.key === 'ArrowDown') focusTree();
        }}
      />
      {canEdit && (
        <Menu position="bottom-end" width={210}>
          <Menu.Target>
            <IconButton size={28} label={say.add} icon={<IconPlus size={18} />} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconBook size={16} />} onClick={adding.commands.addLlama}>
              {say.newChapter}
            </Menu.Item>
            <Menu.Item leftSection={<IconFileImport size={16} />} onClick={adding.commands.importLlama}>
              {say.importChapter}
            </Menu.Item>
            <AddAtSelection {...adding} />
          </Menu.Dropdown>
        </Menu>
      )}
      {canEdit && <AddingActions {...adding} focusTree={focusTree} />}
    </div>
  );
}
