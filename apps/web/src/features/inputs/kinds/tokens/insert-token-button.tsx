import { IconButton } from '@confab/ui';
import { Combobox, Text, useCombobox } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import { showsName, useTokens } from './use-tokens.ts';
import { words } from '../words.ts';

interface InsertTokenButtonProps {
  /** The label of the field that the token is inserted into. */
  readonly label: string;
  readonly onInsert: (name: string) => void;
}

const maxOffered = 50;

/** A button with a searchable list of variables and system tokens. */
export function InsertTokenButton({ label, onInsert }: InsertTokenButtonProps) {
  const say = useWords(words);
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose() {
      combobox.resetSelectedOption();
      setSearch('');
    },
  });
  const sought = search.trim().toLowerCase();
  const offered = useTokens()
    .filter(({ name, label, description }) => `${name} ${label} ${description}`.toLowerCase().includes(sought))
    .slice(0, maxOffered);
  return (
    <Combobox
      store={combobox}
      width={280}
      position="bottom-end"
      withinPortal
      shadow="md"
      onOptionSubmit={(name) => {
        onInsert(name);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
        <IconButton
          size={24}
          label={say.insertVariable(label)}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          icon={<IconBraces size={16} />}
          onClick={() => combobox.toggleDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          aria-label={say.searchVariables}
          placeholder={say.searchVariables}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
            combobox.selectFirstOption();
          }}
        />
        <Combobox.Options aria-label={say.tokens} mah={240} style={{ overflowY: 'auto' }}>
          {offered.map((token) => (
            <Combobox.Option key={token.name} value={token.name}>
              <Text size="sm">{token.label}</Text>
              {showsName(token) ? (
                <Text size="xs" ff="monospace">
                  {token.name}
                </Text>
              ) : null}
              <Text size="xs" c="dimmed">
                {token.description}
              </Text>
            </Combobox.Option>
          ))}
          {offered.length === 0 ? <Combobox.Empty>{say.noVariable}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
