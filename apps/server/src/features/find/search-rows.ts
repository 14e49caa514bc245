import { unprocessable } from '@confab/contracts';
import { createMatcher } from '@confab/inputs';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';
import type { SearchedRow } from './find.repository.ts';
import { addRowsInSteps, type SearchPage, type SearchRequest } from './search-page.ts';

interface RowsToSearch {
  readonly page: SearchPage;
  readonly request: SearchRequest;
  readonly rows: readonly SearchedRow[];
}

/**
 * Adds the hits of a regular expression to a page in a worker thread: an expression of an author may take tenths of a second
 * in one text, in one piece.
 */
export const searchRows = defineWorkerTask('searchRows', async ({ page, request, rows }: RowsToSearch) => {
  const created = createMatcher(request.search);
  if (created.type === 'refused') throw unprocessable(created.message);
  return runInSlices(addRowsInSteps(page, request, created.matcher, rows));
});
