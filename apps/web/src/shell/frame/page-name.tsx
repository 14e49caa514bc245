import { useLocation } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { words as siteWords } from '../../flavours/words.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './app-frame.module.css';
import { useCurrentEntry } from '../navigation/use-current-entry.ts';
import { words } from '../words.ts';

/** The name of the current page in the header, as in the navigation (P2.17); that of the library is the name of its button. */
export function PageName({ site }: { readonly site: Pick<Site, 'navigation' | 'library'> }) {
  const [path] = useLocation();
  const say = useWords(siteWords);
  const { library } = useWords(words);
  const current = useCurrentEntry(site.navigation);
  const name = current ? say[current.name] : path === site.library && library;
  return name && <span className={classes.page}>{name}</span>;
}
