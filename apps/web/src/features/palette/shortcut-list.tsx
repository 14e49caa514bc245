import { Kbd } from '@mantine/core';
import { useActions } from './page-actions.ts';
import classes from './palette.module.css';

const everywhere = [
  { label: 'Search and commands', shortcut: 'Ctrl K' },
  { label: 'This list', shortcut: '?' },
  { label: 'Close the top layer', shortcut: 'Esc' },
];

/** The keys that work on this page. */
export function ShortcutList() {
  const sources = useActions((state) => state.sources);
  const own = [...sources.values()].flat().flatMap(({ label, shortcut }) => (shortcut ? [{ label, shortcut }] : []));
  return (
    <dl className={classes.keys}>
      {[...everywhere, ...own].map(({ label, shortcut }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>
            <Kbd>{shortcut}</Kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
