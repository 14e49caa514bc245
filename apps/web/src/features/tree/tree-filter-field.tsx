import { IconButton } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { Menu, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useWords } from '../../words/define-words.ts';
import type { TreeFilter } from './build-tree-rows.ts';
import { words } from './words.ts';

interface TreeFilterFieldProps {
  readonly filter: TreeFilter;
  readonly onChange: (filter: TreeFilter) => void;
  /** Moves the focus from the field to the tree. */
  readonly onLeave: () => void;
}

/** The filter of the tree: a text, matched against names, ids or both (P3.20). */
export function TreeFilterField({ filter, onChange, onLeave }: TreeFilterFieldProps) {
  const say = useWords(words);
  return (
    <TextInput
      size="xs"
      flex={1}
      aria-label={say.filterLabel}
      placeholder={say.filter}
      value={filter.text}
      leftSection={<IconSearch size={14} />}
      onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key === 'Escape') onChange({ ...filter, text: '' });
        if (event.key === 'ArrowDown') onLeave();
      }}
      rightSection={
        <Menu position="bottom-end" closeOnItemClick={false} width={160}>
          <Menu.Target>
            <IconButton size={22} label={say.filterLooksAt} icon={<IconAdjustmentsHorizontal size={14} />} />
          </Menu.Target>
          <Menu.Dropdown>
            <Toggle
              label={say.name}
              isOn={filter.byName}
              onToggle={() => onChange({ ...filter, byName: !filter.byName })}
            />
            <Toggle label={say.id} isOn={filter.byId} onToggle={() => onChange({ ...filter, byId: !filter.byId })} />
          </Menu.Dropdown>
        </Menu>
      }
    />
  );
}

function Toggle({
  label,
  isOn,
  onToggle,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <Menu.CheckboxItem checked={isOn} onChange={onToggle}>
      {label}
    </Menu.CheckboxItem>
  );
}
