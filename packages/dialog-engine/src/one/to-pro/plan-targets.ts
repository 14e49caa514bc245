import { readText } from '../../compile/authored-values.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { staysAtPage, type ProContext } from './pro-context.ts';
import type { ProPlan, ProTarget } from './pro-plan.ts';
import { resolveLinks } from './pro-responses.ts';

const plainTypes: ReadonlySet<string> = new Set(['Welcome', 'Page', 'Help', 'NoMatch', 'NoInput']);

/** The ids that other pages lead to by name. */
export function listNamedPages({ pages }: PageTree): ReadonlySet<string> {
  return new Set(pages.flatMap(({ values }) => [readText(values.NextPageId), readText(values.NoAnswerPageId)]));
}

/** Names the node that each page begins with, and the node that listens there. */
export function nameTargets({ pages }: PageTree, plan: ProPlan) {
  const entries = new Map<OnePage, ProTarget>();
  const listens = new Map<OnePage, ProTarget>();
  for (const page of pages) {
    const name = page.name || page.type;
    entries.set(page, plan.newTarget(page.llamaId, name));
    listens.set(page, plan.newTarget(page.llamaId, `${name}: listen`));
  }
  return { entries, listens };
}

/** The top pages of each chapter. */
export function groupTopPages({ pages }: PageTree): ReadonlyMap<string, readonly OnePage[]> {
  const tops = new Map<string, OnePage[]>();
  for (const page of pages) {
    if (page.parent) continue;
    const known = tops.get(page.llamaId);
    if (known) known.push(page);
    else tops.set(page.llamaId, [page]);
  }
  return tops;
}

/** Names the nodes of the background module that give help, one for each page. */
export function createAsides(plan: ProPlan, workflowId: string) {
  const asides = new Map<OnePage, ProTarget>();
  return (page: OnePage) => {
    const known = asides.get(page) ?? plan.newTarget(workflowId, page.name || page.type);
    asides.set(page, known);
    return known;
  };
}

/** A plain page that waits listens with the node that answers. */
export function joinPlainPages(context: ProContext) {
  const { entries, listens, tree, shared } = context;
  for (const page of tree.pages) {
    const entry = entries.get(page);
    const isPlain = plainTypes.has(page.type) && staysAtPage(context, page);
    if (entry && isPlain && resolveLinks(page.values.Response, shared)) listens.set(page, entry);
  }
}
