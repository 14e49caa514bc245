import type { OnePage } from '../compile/page-tree.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import { convertContact } from './pages/convert-contact.ts';
import { convertForm } from './pages/convert-form.ts';
import { convertGoodbye, convertLink, convertPlainPage } from './pages/convert-answer-pages.ts';
import { convertMenu } from './pages/convert-menu.ts';
import { convertQuestion } from './pages/convert-question.ts';
import { isAside } from './plan-routes.ts';
import { getEntry, type ProContext } from './pro-context.ts';

type Convert = (context: ProContext, page: OnePage) => void;

/** How the pages of each type are converted. */
const converters: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['Welcome', convertPlainPage],
  ['Page', convertPlainPage],
  ['Help', convertPlainPage],
  ['NoMatch', convertPlainPage],
  ['NoInput', convertPlainPage],
  ['Menu', convertMenu],
  ['Question', convertQuestion],
  ['Form', convertForm],
  ['Contact', convertContact],
  ['Link', convertLink],
  ['Wallet', convertLink],
  ['Goodbye', convertGoodbye],
]);

/** Adds the nodes of a page. The conversation ends at a page of an unknown type, as it did. */
export function convertPage(context: ProContext, page: OnePage): void {
  const convert = converters.get(page.type);
  if (convert) return convert(context, page);
  context.plan.report('UnknownPage', page);
  context.plan.addNode('EndSession', getEntry(context, page), {}, undefined, page);
}

/**
 * Whether a page becomes nodes of its own: a page that only answers beside others does so only if something leads to
 * it.
 */
export function isConverted(context: ProContext, page: OnePage): boolean {
  if (!getPageTypeFacts(page.type).isFallback && !isAside(page)) return true;
  return (
    page.children.length > 0 ||
    page.parent?.type === 'Menu' ||
    context.tree.pages[0] === page ||
    context.named.has(page.id)
  );
}
