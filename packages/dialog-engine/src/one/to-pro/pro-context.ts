import type { JsonObject, JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { SharedResponses } from '../../compile/shared-responses.ts';
import { leadsAway } from '../compile/next-move.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import type { PageListener } from '../listening/page-listener.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import type { CommandPlan } from './command-intents.ts';
import type { IntentPlan, PageIntent } from './plan-intents.ts';
import type { ProPlan, ProTarget } from './pro-plan.ts';
import { listEntries, replaceInResponse, replaceTokens, resolveLinks, type FindReplacement } from './pro-responses.ts';
import { getLanguageWords } from '../../languages/language-words.ts';

/** A fallback page, and how the Pro project gives its response. */
export interface ProFallback {
  /** A link to its response; undefined if the project's own message is the same. */
  readonly link: JsonObject | undefined;
  readonly hasWords: boolean;
  /** Leads to `target` after this many times. */
  readonly limit: { readonly count: number; readonly target: OnePage } | undefined;
}

/** The context in which the pages of a One project are converted. */
export interface ProContext {
  readonly plan: ProPlan;
  readonly tree: PageTree;
  readonly listener: PageListener;
  readonly language: string;
  readonly intents: IntentPlan;
  readonly commands: CommandPlan;
  readonly shared: SharedResponses;
  readonly authorDetails: ReadonlyMap<string, string>;
  /** The project's limit of reprompts for questions that have none. */
  readonly maxReprompts: number;
  /** Plain pages are one node, as the project would have too many. */
  readonly isCompact: boolean;
  /** The variables of answers by the token that quotes them, in lower case. */
  readonly answers: ReadonlyMap<string, string>;
  /** The node that a page begins with, and the node that listens there. */
  readonly entries: ReadonlyMap<OnePage, ProTarget>;
  readonly listens: Map<OnePage, ProTarget>;
  /** The top pages of each chapter. */
  readonly tops: ReadonlyMap<string, readonly OnePage[]>;
  /** The ids that pages lead to by name. */
  readonly named: ReadonlySet<string>;
  /** The intents of each workflow's Start node, once they are known. */
  readonly topIntents: Map<string, readonly PageIntent[]>;
  /** The node of the background module that gives the help of a page. */
  getAside(page: OnePage): ProTarget;
  /** The intent of a menu's choice by its name. */
  addNameIntent(page: OnePage, name: string): string;
  findFallback(page: OnePage, type: 'NoMatch' | 'NoInput'): ProFallback;
}

/** The node that a page begins with. Every page of the tree has one. */
export function getEntry({ entries }: ProContext, page: OnePage): ProTarget {
  const found = entries.get(page);
  if (!found) throw new Error('The page is not in the tree.');
  return found;
}

/** The node that listens at a page without saying anything. */
export function getListen({ listens }: ProContext, page: OnePage): ProTarget {
  const found = listens.get(page);
  if (!found) throw new Error('The page is not in the tree.');
  return found;
}

/** The target of an input that names a page; undefined if there is none. */
export function findPageInput({ tree }: ProContext, page: OnePage, input: string): OnePage | undefined {
  return tree.byId.get(readText(page.values[input]));
}

/** Whether the conversation waits at a page after its response. */
export function staysAtPage(context: ProContext, page: OnePage): boolean {
  switch (readText(page.values.Then)) {
    case 'GoTo':
      return findPageInput(context, page, 'NextPageId') === undefined;
    case 'Parent':
      return page.parent === undefined;
    case 'End':
      return false;
    default:
      return true;
  }
}

/** The node after a page's response: it listens, goes to a page, returns to its parent or ends. */
export function getNext(context: ProContext, page: OnePage): ProTarget {
  if (staysAtPage(context, page)) return getListen(context, page);
  const next = findPageInput(context, page, 'NextPageId');
  if (readText(page.values.Then) === 'GoTo' && next) return getEntry(context, next);
  if (readText(page.values.Then) === 'Parent' && page.parent) return getParentTarget(context, page.parent);
  return context.plan.getEnd(page.llamaId, getLanguageWords(context.language).end);
}

/** The node that a conversation returns to: a page that asks something asks again, any other only listens. */
function getParentTarget(context: ProContext, parent: OnePage): ProTarget {
  return getPageTypeFacts(parent.type).asks ? getEntry(context, parent) : getListen(context, parent);
}

/** The node that 'go back' leads to: the page speaks again, unless it leads to another page or ends. */
export function getBackTarget(context: ProContext, page: OnePage): ProTarget {
  return leadsAway(page) ? getListen(context, page) : getEntry(context, page);
}

/** Finds what replaces tokens of answers, and of the page itself. */
export function createFinder({ answers }: ProContext, own: Readonly<Record<string, string>> = {}): FindReplacement {
  return (name) => {
    const text = Object.hasOwn(own, name) ? own[name] : undefined;
    if (text !== undefined) return { text };
    const variable = answers.get(name.toLowerCase());
    return variable === undefined ? undefined : { variable };
  };
}

/** Converts a response of a page; a link is replaced by what it says. Undefined for a response without words. */
export function convertResponse(
  context: ProContext,
  page: OnePage,
  value: JsonValue | undefined,
  find: FindReplacement = createFinder(context),
): JsonObject | undefined {
  const resolved = resolveLinks(value, context.shared);
  if (!resolved) return undefined;
  if (resolved !== value) context.plan.report('SeparateCounters', page);
  if (listEntries(resolved).some((entry) => JSON.stringify(entry).includes('ALK_LastIntent')))
    context.plan.report('LastIntentName', page);
  return replaceInResponse(resolved, find);
}

/** Converts a text that may quote answers. */
export function convertText(context: ProContext, value: JsonValue | undefined, find = createFinder(context)): string {
  return replaceTokens(readText(value), find);
}
