import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';

test('the Analytics tab shows the figures of the open project, and every view can be chosen', async () => {
  // The document of the tests has no canvas, with which texts of charts are measured.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { api, made } = fakeApi({
    '/api/GetAlerts': () => [],
    '/api/RetrieveAnalyticData': () => ({
      view: 'faq',
      total: 3,
      intents: [{ intentId: 'h', name: 'Hours', times: 3 }],
      others: 0,
    }),
  });
  renderPage(api, <AnalyticsTab teamId={ids.team} projectId={ids.project} />);
  expect(within(await screen.findByRole('table')).getByText('Hours')).toBeTruthy();
  expect(within(screen.getByRole('combobox', { name: 'View' })).getAllByRole('option')).toHaveLength(12);
  const asked = made.filter(({ path }) => path === '/api/RetrieveAnalyticData').map(({ input }) => input);
  // The shown view, and what its filters can choose from.
  const body = { teamId: ids.team, projectIds: [ids.project] };
  expect(asked).toMatchObject([{ body: { ...body, view: 'overview' } }, { body: { ...body, view: 'detail' } }]);
});
