import { readText } from '../../compile/authored-values.ts';
import { createReporter } from '../../compile/report.ts';
import type { Problem } from '../../types.ts';
import { listMenuChoices, getPageKeywords } from '../listening/page-listener.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { isReachableEverywhere, hasAudibleKeywords } from '../listening/reach.ts';
import { isSilentExtension } from './is-silent-extension.ts';

/** Finds pages that no conversation can reach by menu, link or keyword. A silent extension has a finding of its own. */
export function findUnreachablePages(tree: PageTree): Problem[] {
  const reached = findReachablePages(tree);
  const problems: Problem[] = [];
  for (const page of tree.pages) {
    if (reached.has(page) || !hasAudibleKeywords(page) || isSilentExtension(page)) continue;
    const report = createReporter(problems, page.id);
    if (getPageKeywords(page).length === 0)
      report('Keywords', 'NoKeywords', 'This page has no keywords and no menu or link leads to it. Add keywords.');
    else report('', 'UnreachablePage', 'Nothing leads to this page, so it is never reached.');
  }
  return problems;
}

/** Linear in the pages, as each page is expanded once. */
function findReachablePages(tree: PageTree): ReadonlySet<OnePage> {
  const reached = new Set<OnePage>();
  const open: OnePage[] = [];
  const looked = new Set<OnePage>();
  const come = (page: OnePage | undefined) => {
    if (!page || reached.has(page)) return;
    reached.add(page);
    open.push(page);
  };
  const isAsked = (page: OnePage) => hasAudibleKeywords(page) && getPageKeywords(page).length > 0;
  come(tree.pages.find(({ type }) => type === 'Welcome') ?? tree.pages[0]);
  for (const page of tree.pages) {
    if ((!page.parent || isReachableEverywhere(page)) && isAsked(page)) come(page);
    // A NoMatch or NoInput page may lead on from any page.
    if (!hasAudibleKeywords(page)) come(tree.byId.get(readText(page.values.NextPageId)));
  }
  for (let page = open.pop(); page; page = open.pop()) {
    for (const input of ['NextPageId', 'NoAnswerPageId']) come(tree.byId.get(readText(page.values[input])));
    if (page.type === 'Menu') for (const choice of listMenuChoices(page)) come(choice);
    // The command 'back' leads to the parent.
    come(page.parent);
    if (looked.has(page)) continue;
    looked.add(page);
    for (const child of page.children) if (isAsked(child)) come(child);
  }
  return reached;
}
