import { readRows, type Row } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import { readPart, readText } from '../../compile/authored-values.ts';
import type { SharedResponses } from '../../compile/shared-responses.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { findNearestPage } from '../listening/reach.ts';
import type { ProFallback } from './pro-context.ts';
import type { ProPlan } from './pro-plan.ts';
import {
  createLink,
  listEntries,
  noResponse,
  replaceInResponse,
  resolveLinks,
  type FindReplacement,
} from './pro-responses.ts';
import { UniqueNames } from './unique-names.ts';

const types = ['NoMatch', 'NoInput'] as const;
type FallbackType = (typeof types)[number];

/** The shared responses of the Pro project, and the fallback of each page. */
export interface FallbackPages {
  readonly globalMessages: JsonObject;
  readonly supplementary: readonly Row[];
  findFallback(page: OnePage, type: FallbackType): ProFallback;
}

/**
 * Converts the fallback pages. A single one of its type becomes the project's own message; of several each becomes a
 * supplementary message that nodes link to.
 */
export function planFallbackPages(
  tree: PageTree,
  projectValues: JsonObject,
  { plan, shared, find }: { readonly plan: ProPlan; readonly shared: SharedResponses; readonly find: FindReplacement },
): FallbackPages {
  const supplementaryNames = readRows(projectValues.SupplementaryMessages).map(({ values }) => readText(values.Name));
  const names = new UniqueNames(supplementaryNames);
  const messages: Record<string, JsonValue> = {};
  for (const name of [...types, 'Error']) {
    const value = resolveLinks(readPart(projectValues.GlobalMessages, name), shared);
    messages[name] = value ? replaceInResponse(value, find) : noResponse;
  }
  const supplementary: Row[] = [];
  const links = new Map<OnePage, { readonly link: JsonObject | undefined; readonly hasWords: boolean }>();
  const byType: Record<FallbackType, readonly OnePage[]> = { NoMatch: [], NoInput: [] };
  for (const type of types) {
    const pages = tree.pages.filter((page) => page.type === type);
    byType[type] = pages;
    const isOnly = pages.length === 1 && !supplementaryNames.includes(type);
    for (const page of pages) {
      const resolved = resolveLinks(page.values.Response, shared);
      const response = resolved ? replaceInResponse(resolved, find) : noResponse;
      const id = plan.newId();
      if (isOnly) messages[type] = response;
      else if (resolved)
        supplementary.push({
          id,
          values: { Name: names.take(page.name || type), Kind: 'none', Condition: '', Response: response },
        });
      const link = isOnly || !resolved ? undefined : createLink('Supplementary', id);
      links.set(page, { link, hasWords: resolved !== undefined });
    }
  }
  const hasOwnWords = (type: FallbackType) =>
    listEntries(messages[type]).length > 0 || supplementaryNames.includes(type);
  const cache = new Map<string, ProFallback>();
  return {
    globalMessages: { ...messages, DidYouMean: noResponse },
    supplementary,
    findFallback(page, type) {
      const key = `${page.id} ${type}`;
      const known = cache.get(key);
      if (known) return known;
      const nearest = findNearestPage(tree, page, byType[type]);
      const words = nearest && links.get(nearest);
      const fallback: ProFallback = {
        link: words?.link,
        hasWords: words ? words.hasWords : hasOwnWords(type),
        limit: nearest && findLimit(tree, nearest),
      };
      cache.set(key, fallback);
      return fallback;
    },
  };
}

function findLimit({ byId }: PageTree, { values }: OnePage): ProFallback['limit'] {
  const times = Number(readText(values.MostTimes));
  const target = byId.get(readText(values.NextPageId));
  return target && times >= 1 ? { count: Math.min(100, Math.trunc(times)), target } : undefined;
}
