import { anActiveTeam, aProjectSummary, aSignIn } from '@confab/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sites } from '../flavours/sites.ts';
import { Live } from '../live/live-context.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { useSession } from '../session/session-store.ts';
import { AccountMenu } from '../shell/account/account-menu.tsx';
import { ids } from '../testing/editing/world.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { closeModals } from '../testing/modals-and-toasts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { AnalyticsTab } from './one-authoring/panel/analytics-tab.tsx';
import { TemplateCards } from './one-dashboard/template-cards.tsx';
import { openRequest, renderModal, withError } from './one-publishing/testing/render-one-publish-modal.tsx';
import { ProjectsPage } from './projects/projects-page.tsx';
import { aRun, fatCase, fatProject, place, testIds } from './test-runs/testing/tests.ts';
import { TestsPanel } from './test-runs/tests-panel.tsx';
import './modals.ts';

const project = aProjectSummary({ displayName: 'Harbour' });
const activeTeam = anActiveTeam({ teamId: ids.team });
const results = { runs: [aRun()], results: [], coverage: null, outcome: null };
const answers = {
  '/api/GetProjects': () => ({ activeTeam, skinnyProjects: { [project.projectId]: project } }),
  '/api/GetTVTemplates': () => [],
  '/api/GetFatProject': fatProject,
  '/api/GetFatNode': () => fatCase(),
  '/api/getTestResults': () => results,
  '/api/DuplicateProject': () => project,
};

beforeEach(() => {
  useSession.setState({ signIn: aSignIn({ tvAccountId: ids.account, lastName: 'L' }) });
});
afterEach(async () => {
  closeModals();
  await act(() => vi.dynamicImportSettled());
});

function show(page: React.ReactNode) {
  const { api, made } = fakeApi(answers);
  renderPage(
    api,
    <Live value={fakeLive().live}>
      {page}
      <ModalHost />
    </Live>,
  );
  return { made, user: userEvent.setup() };
}
// jsdom has no layout, so the library treats an open menu as scrolled out of view.
const chooseEntry = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('menuitem', { name, hidden: true }));
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('the windows of pages (A2.32)', () => {
  it('the account menu opens the window feedback (A2.32)', async () => {
    const { user } = show(<AccountMenu site={sites.pro} />);
    await press(user, 'Account of Ada L');
    await chooseEntry(user, 'Feedback');
    expect(await screen.findByRole('dialog', { name: 'Leave Some Feedback' })).toBeTruthy();
  });

  it('a template opens the window templateProjectCreation (A2.32)', async () => {
    const { user } = show(<TemplateCards />);
    await press(user, /^Blank/);
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create' })).toBeTruthy();
  });

  it('the menu of a project duplicates it without a window templateProjectDuplication (A2.32)', async () => {
    const { user, made } = show(<ProjectsPage />);
    await press(user, 'Actions for Harbour');
    await chooseEntry(user, 'Duplicate');
    await waitFor(() => expect(made.map(({ path }) => path)).toContain('/api/DuplicateProject'));
  });

  it('the tests of a project open the windows editTestCaseModal and viewTestRunModal (A2.32)', async () => {
    const { user } = show(<TestsPanel place={place} targetProjectId={testIds.project} mayEdit mayRun />);
    await press(user, 'Greets');
    expect(await screen.findByRole('dialog', { name: 'Edit test case' })).toBeTruthy();
    closeModals();
    await press(user, /^Open run 3 of Orders/);
    expect(await screen.findByRole('dialog', { name: /Orders/ })).toBeTruthy();
  });

  it('the figures of the window analytics are a tab of a One project (A2.32)', async () => {
    show(<AnalyticsTab teamId={ids.team} projectId={ids.project} />);
    expect(await screen.findByRole('combobox', { name: 'View' })).toBeTruthy();
  });
});

describe('the windows of publishing a One project (A2.32)', () => {
  it('the window of publishing begins with oneValidationInfo and oneProjectPublishValidationWarning (A2.32)', async () => {
    const { modal } = await renderModal({ '/api/GetPublishPreview': () => withError });
    expect(await modal.findByText(/This page says nothing/)).toBeTruthy();
    expect(modal.getByText(/^1 error\. Fix it before you publish/)).toBeTruthy();
  });

  it('the window of publishing has the chapters of publishLlamaModal, each with its box (A2.32)', async () => {
    const rendered = await renderModal();
    await openRequest(rendered);
    expect(await rendered.modal.findByRole('checkbox', { name: 'Publish Main' })).toBeTruthy();
  });
});
