import { notFound, replaceMessages, unprocessable, type findCalls, type ResultOf } from '@confab/contracts';
import { createMatcher } from '@confab/inputs';
import type { ItemId } from '@confab/model';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import type { Services } from '../../services.ts';
import { listSearched, listSearchedIds } from './find.repository.ts';
import {
  addRowsInSteps,
  allHits,
  createSearchPage,
  isPageFull,
  toSearchResult,
  type SearchRequest,
} from './search-page.ts';
import { searchRows } from './search-rows.ts';

type SearchResult = ResultOf<typeof findCalls.search>;

const itemsAtOnce = 200;
/** The items of one page of results. */
const itemsMax = 2_500;

/** Searches the drafts of a project in tree order, one page of results per call. Regular expressions run in worker threads. */
export async function searchProject(
  { db, workers }: Services,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchResult> {
  const created = createMatcher(request.search);
  if (created.type === 'refused') throw unprocessable(created.message);
  const { teamId } = request;
  const ids = await listSearchedIds(db, request, request);
  if (ids.length === 0 && !request.workflowId && !request.kinds) throw notFound();
  let page = createSearchPage();
  let at = findStartIndex(ids, request.after);
  const last = Math.min(at + itemsMax, ids.length);
  for (; at < last && !isPageFull(page); at += itemsAtOnce) {
    const rows = await listSearched(db, teamId, ids.slice(at, Math.min(at + itemsAtOnce, last)));
    page = request.search.isRegex
      ? await workers.run(searchRows, { page, request, rows }, { owner: teamId, signal })
      : await runInSlices(addRowsInSteps(page, request, created.matcher, rows));
  }
  return toSearchResult(page, last < ids.length ? ids[last - 1] : undefined);
}

/** The index at which a search continues. */
function findStartIndex(ids: readonly ItemId[], after: SearchRequest['after']): number {
  if (!after) return 0;
  const at = ids.indexOf(after.itemId);
  if (at < 0) throw unprocessable(replaceMessages.projectChanged);
  return after.hits === allHits ? at + 1 : at;
}
