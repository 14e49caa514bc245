import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createMembership, prepareAnalyticsPage, showAnalyticsPage } from './testing/show-analytics-page.tsx';

beforeEach(prepareAnalyticsPage);

test('an App Editor exports the shown data (A7.90, CHAT-7)', async () => {
  showAnalyticsPage({ '/api/GetMyTeams': () => [createMembership('AppEditor')] });
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeTruthy();
});

test('a Media Editor, who may not export conversations, is not offered it (CHAT-7)', async () => {
  const { made } = showAnalyticsPage({ '/api/GetMyTeams': () => [createMembership('MediaEditor')] });
  await waitFor(() => expect(made.map(({ path }) => path)).toContain('/api/GetMyTeams'));
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});
