import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ControlTowerPage } from './control-tower-page.tsx';

const utcTimestamp = '2026-11-20T10:00:00Z';
const feedback = {
  id: '1',
  utcTimestamp,
  name: 'Ada L',
  username: 'ada',
  email: 'ada@example.test',
  rating: 4,
  feedback: 'Quick and calm',
  wantsContact: true,
};
const report = {
  id: '1',
  utcTimestamp,
  email: '',
  feedbackType: 'Crash',
  crashReport: 'https://pro.example/\n\nTypeError: broken\n    at Canvas',
};
const listed =
  (...entries: object[]) =>
  () => ({ entries, total: entries.length });

beforeEach(() => history.replaceState(null, '', '/'));
function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, made } = fakeApi({
    '/api/GetFeedback': listed(feedback),
    '/api/GetCrashReports': listed(report),
    ...answers,
  });
  renderPage(api, <ControlTowerPage />);
  return made;
}

describe('the control tower page', () => {
  test('lists feedback with its rating, text, sender and wish to be contacted', async () => {
    show();
    expect(await screen.findByText('Quick and calm')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 stars of 5' })).toBeTruthy();
    expect(screen.getByText('Wants to be contacted')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ada@example.test' })).toBeTruthy();
  });

  test('lists crash reports in a separate tab with its own path', async () => {
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Crash reports' }));
    expect(await screen.findByText('TypeError: broken')).toBeTruthy();
    expect(screen.getByText('Not signed in')).toBeTruthy();
    expect(location.pathname).toBe('/crashes');
  });

  test('shows feedback in pages of twenty entries', async () => {
    const made = show({
      '/api/GetFeedback': ({ query }: { query: { page: number } }) => ({
        entries: [{ ...feedback, feedback: `On page ${query.page}` }],
        total: 41,
      }),
    });
    await screen.findByText('On page 0');
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    expect(await screen.findByText('On page 2')).toBeTruthy();
    expect(made.at(-1)).toEqual({ path: '/api/GetFeedback', input: { query: { page: 2, pageSize: 20 } } });
  });

  test('shows an empty state when there is no feedback', async () => {
    show({ '/api/GetFeedback': listed() });
    expect(await screen.findByText('No feedback yet')).toBeTruthy();
  });

  test('shows the message of the server to an account that is not staff', async () => {
    show({
      '/api/GetFeedback': () => {
        throw new ApiFailure('forbidden', 'Only staff may read this.', 403);
      },
    });
    expect(await screen.findByText('Only staff may read this.')).toBeTruthy();
  });
});
