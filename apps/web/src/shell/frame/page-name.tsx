import { Link, useLocation } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { words as siteWords } from '../../flavours/words.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './app-frame.module.css';
import { useCurrentEntry, useIsBelow } from '../navigation/use-current-entry.ts';
import { words } from '../words.ts';

/**
 * The name of the current page in the header, as in the navigation (P2.17); on a page below, a link back to it. The
 * library has the name of its button.
 */
export function PageName({ site }: { readonly site: Pick<Site, 'navigation' | 'library'> }) {
  const [location] = useLocation();
  const say = useWords(siteWords);
  const { library } = useWords(words);
  const current = useCurrentEntry(site.navigation);
  const name = current ? say[current.name] : location === site.library && library;
  const path = current?.kind === 'page' ? current.path : undefined;
  const isBelow = useIsBelow(path);
  if (path !== undefined && isBelow)
    return (
      <Link href={path} className={classes.page}>
        {name}
      </Link>
    );
  return name && <span className={classes.page}>{name}</span>;
}
