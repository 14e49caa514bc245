import { Kbd } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { useRegisteredActions, useRegisteredShortcuts } from './page-actions.ts';
import classes from './command-palette.module.css';
import { words } from './words.ts';

/** The keyboard shortcuts of the current page. */
export function ShortcutList() {
  const say = useWords(words);
  const everywhere = [
    { label: say.name, shortcut: 'Ctrl K' },
    { label: say.thisList, shortcut: '?' },
    { label: say.closeTop, shortcut: 'Esc' },
  ];
  const sources = useRegisteredActions((state) => state.sources);
  const own = [...sources.values()].flat().flatMap(({ label, shortcut }) => (shortcut ? [{ label, shortcut }] : []));
  const shortcuts = useRegisteredShortcuts((state) => state.sources);
  const others = [...shortcuts.values()].flat();
  return (
    <dl className={classes.keys}>
      {[...everywhere, ...own, ...others].map(({ label, shortcut }) => (
        <div key={`${label} ${shortcut}`} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <Kbd>{say.keys(shortcut)}</Kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
