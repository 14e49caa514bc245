import type { AnalyticView } from '@confab/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { projectId, results } from './testing/analytic-results.ts';
import { prepareAnalyticsPage, showAnalyticsPage } from './testing/show-analytics-page.tsx';

beforeEach(prepareAnalyticsPage);

test('the address names the shown project, even where a link or a reload named none', async () => {
  window.history.replaceState(null, '', '/?view=faq&outcome=missed');
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: AnalyticView } }) => results[body.view],
  });
  await screen.findByRole('region', { name: 'Frequent questions' });
  expect(window.location.search).toBe(`?project=${projectId}&view=faq&outcome=missed`);
});

test('the address of a project that is not among those of the person shows no other project', async () => {
  window.history.replaceState(null, '', '/?project=00000000-0000-4000-8000-00000000000f');
  const asked: unknown[] = [];
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': ({ body }: { body: unknown }) => asked.push(body) && results.overview,
  });
  expect(await screen.findByText('You do not have access to this project')).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Project' }), projectId);
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(window.location.search).toBe(`?project=${projectId}`);
});
