import type { TeamRole } from '@confab/model';
import { vi } from 'vitest';
import { Live } from '../../../live/live-context.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { AnalyticsPage } from '../analytics-page.tsx';
import { projectId, results } from './analytic-results.ts';

export const teamId = '00000000-0000-4000-8000-000000000002';
export const project = {
  teamId,
  teamName: 'Harbour',
  projectId,
  displayName: 'Café',
  type: 'Pro',
  createdUtc: '2026-11-01T09:30:00.000Z',
  releases: [],
};

/** The team of the project as the person's list of teams contains it. */
export const createMembership = (permission: TeamRole) => ({
  teamId,
  description: 'Harbour',
  permission,
  invitePending: false,
  teamInvitationId: null,
});

/** Before each test: the address keeps no view and no filters, and texts of charts need not be measured. */
export function prepareAnalyticsPage() {
  window.history.replaceState(null, '', '/');
  // The document of the tests has no canvas, with which texts of charts are measured.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}

/** Shows the analytics of one project, with an overview. */
export function showAnalyticsPage(answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, made } = fakeApi({
    '/api/GetAnalyticProjects': () => [project],
    '/api/GetAlerts': () => [],
    '/api/GetMyTeams': () => [createMembership('AppEditor')],
    '/api/RetrieveAnalyticData': () => results.overview,
    '/api/GetMisses': () => ({ groups: [], readCount: 0, isCut: false, ignored: [] }),
    ...answers,
  });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <AnalyticsPage />
    </Live>,
  );
  return { made };
}
