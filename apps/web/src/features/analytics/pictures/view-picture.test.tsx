import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { results } from '../testing/analytic-results.ts';
import { prepareAnalyticsPage, showAnalyticsPage } from '../testing/show-analytics-page.tsx';
import { words } from '../words.ts';

beforeEach(prepareAnalyticsPage);

test('a chart keeps the days of its figures while those of other days are loading', async () => {
  window.history.replaceState(null, '', '/?from=2026-11-19&to=2026-11-21');
  let answer = () => {};
  const late = new Promise<object>((resolve) => {
    answer = () => resolve(results.overview);
  });
  showAnalyticsPage({
    '/api/RetrieveAnalyticData': ({ body }: { body: { from: string } }) =>
      body.from === '2026-11-19' ? results.overview : late,
  });
  const chart = await screen.findByRole('img', { name: /^Chart/ });
  const readDays = () => [...chart.querySelectorAll('text')].map(({ textContent }) => textContent).filter(isDay);
  await waitFor(() => expect(readDays()).toEqual(['19 Nov', '20 Nov', '21 Nov']));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-18' } });
  expect(await screen.findByText(words.english.loadingFigures)).toBeTruthy();
  expect(readDays()).toEqual(['19 Nov', '20 Nov', '21 Nov']);
  answer();
  await waitFor(() => expect(readDays()).toEqual(['18 Nov', '19 Nov', '20 Nov', '21 Nov']));
});

const isDay = (text: string | null) => /^\d+ Nov$/.test(text ?? '');
