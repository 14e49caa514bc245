import type { NavigationEntry } from '../../flavours/site.ts';
import { words as siteWords } from '../../flavours/words.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './app-frame.module.css';
import { useCurrentEntry } from '../navigation/use-current-entry.ts';

/** The name of the current page in the header, as in the navigation (P2.17). */
export function PageName({ entries }: { readonly entries: readonly NavigationEntry[] }) {
  const say = useWords(siteWords);
  const current = useCurrentEntry(entries);
  return current && <span className={classes.page}>{say[current.name]}</span>;
}
