import { getLanguageWords } from '../../languages/language-words.ts';
import type { OnePage } from '../compile/page-tree.ts';
import { isWholeMatch, type PageListener } from './page-listener.ts';
import { findNearestPage } from './reach.ts';

/**
 * The Goodbye page for a plain no at a page where no question is open. Undefined where a page has a plain yes as a
 * keyword, as the no is then an answer.
 */
export function findFarewell(listener: PageListener, from: OnePage, language: string): OnePage | undefined {
  const { yes } = getLanguageWords(language);
  if (listener.rankPages(from, yes).some(({ match }) => isWholeMatch(match))) return undefined;
  const { tree } = listener;
  return findNearestPage(
    tree,
    from,
    tree.pages.filter(({ type }) => type === 'Goodbye'),
  );
}
