import { isComposing } from '@confab/ui/is-composing';
import { Kbd, Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useKeys } from '../../keys/use-keys.ts';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import { useRegisteredActions, type PageAction } from './page-actions.ts';
import { closeCommandPalette, takeTypedAhead, useCommandPalette } from './use-command-palette.ts';
import { rankActions } from './rank-actions.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { words as windowWords } from './window-words.ts';
import { words } from './words.ts';
import classes from './command-palette.module.css';

/** The windows of the command palette: the search for pages, items and commands, and the list of shortcuts. */
export function PaletteWindows() {
  const opened = useCommandPalette((state) => state.opened);
  const { name } = useWords(words);
  const say = useWords(windowWords);
  return (
    <>
      <Modal.Root
        opened={opened === 'actions'}
        onClose={closeCommandPalette}
        returnFocus={false}
        yOffset="12vh"
        size={600}
        padding="sm"
      >
        <Modal.Overlay />
        {/* While it fades out, a late timer of the focus trap would take the focus back from the element to which the
           command moved it. */}
        <Modal.Content aria-label={name} inert={opened !== 'actions'}>
          <Modal.Body pt="sm">
            <Search />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      <Modal opened={opened === 'shortcuts'} onClose={closeCommandPalette} title={say.shortcuts}>
        <ShortcutList />
      </Modal>
    </>
  );
}

function Search() {
  const { name } = useWords(words);
  const say = useWords(windowWords);
  const sources = useRegisteredActions((state) => state.sources);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = rankActions([...sources.values()].flat(), typed);
  const current = Math.min(chosen, Math.max(0, found.length - 1));
  // A command may have replaced what had the focus before.
  useEffect(() => () => takeLostFocus(document.querySelector('main')), []);

  function run(action: PageAction | undefined) {
    if (!action) return;
    closeCommandPalette();
    action.run();
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move === undefined && event.key !== 'Enter') return;
    // The focus moves to the opener: if that is a button, the key would press it.
    event.preventDefault();
    if (move === undefined) return run(found[current]);
    setChosen((current + move + found.length) % Math.max(1, found.length));
  }

  return (
    <>
      <TextInput
        data-autofocus
        size="md"
        placeholder={say.placeholder}
        aria-label={name}
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={found[current] ? `palette-${current}` : undefined}
        leftSection={<IconSearch size={18} />}
        value={typed}
        onKeyDown={handleKey}
        onFocus={() => {
          const ahead = takeTypedAhead();
          setTyped((before) => before + ahead);
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
      />
      {found.length === 0 && <div className={classes.empty}>{say.nothing(typed)}</div>}
      <div className={classes.list} id="palette-list" role="listbox" aria-label={say.found}>
        {found.map((action, index) => (
          <Option
            key={action.id}
            action={action}
            index={index}
            isChosen={index === current}
            onRun={run}
            onPoint={setChosen}
          />
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  readonly action: PageAction;
  readonly index: number;
  readonly isChosen: boolean;
  readonly onRun: (action: PageAction) => void;
  readonly onPoint: (index: number) => void;
}

/** One result. The focus stays in the search box, as the combobox pattern requires; a pointer can choose too. */
function Option({ action, index, isChosen, onRun, onPoint }: OptionProps) {
  const writeKeys = useKeys();
  return (
    <div
      id={`palette-${index}`}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.option}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => onPoint(index)}
      onClick={() => onRun(action)}
      onKeyDown={() => undefined}
    >
      <span className={classes.label}>{action.label}</span>
      <span className={classes.group}>{action.group}</span>
      {action.shortcut && <Kbd size="xs">{writeKeys(action.shortcut)}</Kbd>}
    </div>
  );
}
