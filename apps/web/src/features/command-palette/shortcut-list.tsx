import { Kbd } from '@mantine/core';
import { useKeys } from '../../keys/use-keys.ts';
import { useWords } from '../../words/define-words.ts';
import { useRegisteredActions, useRegisteredShortcuts } from './page-actions.ts';
import classes from './command-palette.module.css';
import { words as windowWords } from './window-words.ts';
import { words } from './words.ts';

/** The keyboard shortcuts of the current page. */
export function ShortcutList() {
  const { name } = useWords(words);
  const say = useWords(windowWords);
  const writeKeys = useKeys();
  const everywhere = [
    { label: name, shortcut: 'Ctrl K' },
    { label: say.thisList, shortcut: '?' },
    { label: say.closeTop, shortcut: 'Esc' },
  ];
  const sources = useRegisteredActions((state) => state.sources);
  const own = [...sources.values()].flat().flatMap(({ label, shortcut }) => (shortcut ? [{ label, shortcut }] : []));
  const shortcuts = useRegisteredShortcuts((state) => state.sources);
  const others = [...shortcuts.values()].flat();
  // Canvas commands are registered as actions and as shortcuts; the map removes the duplicates.
  const listed = new Map([...everywhere, ...own, ...others].map((one) => [`${one.label} ${one.shortcut}`, one]));
  return (
    <dl className={classes.keys}>
      {[...listed].map(([key, { label, shortcut }]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <Kbd>{writeKeys(shortcut)}</Kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
