import { projectCalls, updateEvents } from '@confab/contracts';
import { asProjectId, type TeamId } from '@confab/model';
import { anActiveTeam, aProjectSummary, aSignIn, numberedId } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Link, Route, Router, Switch } from 'wouter';
import type { ApiClient } from '../../api/api-client.ts';
import { useSession } from '../../session/session-store.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { aWorld } from '../../testing/editing/open-session.ts';
import { createSchemas, ids, nodeSchema } from '../../testing/editing/world.ts';
import { ProjectCard } from '../projects/index.ts';
import { EditorPage } from './editor-page.tsx';

// Lazy imports must not resolve after the test environment is torn down.
afterEach(() => vi.dynamicImportSettled());

test('the editor waits for the schemas before it loads a project (P3.20, A3.79)', async () => {
  useSession.setState({ status: 'signedIn', signIn: aSignIn() });
  const { api, made } = fakeApi({ '/api/GetProjects': () => new Promise(() => undefined) });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <EditorPage projectId={asProjectId('0197a000-0000-7000-8000-000000000001')} />
    </Live>,
  );
  await waitFor(() => expect(made.map(({ path }) => path)).toEqual(['/api/GetProjects']));
  expect(screen.getByLabelText('Loading project').getAttribute('aria-busy')).toBe('true');
});

const cafe = aProjectSummary({
  projectId: ids.project,
  workflowCount: 1,
  nodeCount: 2,
});
const list = {
  activeTeam: anActiveTeam({ teamId: ids.team }),
  skinnyProjects: {
    [ids.project]: cafe,
  },
  ...createSchemas({ projectSchemas: { Standard: nodeSchema }, workflowSchemas: { Standard: nodeSchema } }),
  tokens: {},
  extensions: {},
};

test('closing a project clears the selection: nothing in it is selected when it is opened again (A4.33)', async () => {
  const signIn = aSignIn({ tvAccountId: ids.account, firstName: '' });
  useSession.setState({ status: 'signedIn', signIn });
  const client = aWorld().backend.connect('ada');
  const api: ApiClient = {
    // The list has what the pages read.
    call: (...made) =>
      made[0].path === projectCalls.list.path ? Promise.resolve(list as never) : client.api.call(...made),
  };
  history.replaceState(null, '', '/');
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <Router>
        <Link href="/">My Projects</Link>
        <Switch>
          <Route path="/">
            <ProjectCard project={cafe} openedBy={undefined} teamId={ids.team as TeamId} canEdit />
          </Route>
          <Route path="/projects/:projectId">
            {({ projectId }) => <EditorPage projectId={asProjectId(projectId)} />}
          </Route>
        </Switch>
      </Router>
    </Live>,
  );
  const user = userEvent.setup();
  const open = async () => user.click(await screen.findByRole('link', { name: /^Café/ }));
  const findSelected = async () => (await screen.findByRole('treeitem', { selected: true })).textContent;
  await open();
  await user.click(await screen.findByRole('treeitem', { name: 'Ask' }));
  expect(await findSelected()).toBe('Ask');
  await user.click(screen.getByRole('link', { name: 'My Projects' }));
  expect(screen.queryByRole('tree')).toBeNull();
  await open();
  expect(await findSelected()).toBe('Café');
  expect(location.search).toBe('');
});

test('the open project stays when another tab has changed the active team and the list is read again (P4.30, P4.31)', async () => {
  const signIn = aSignIn({ tvAccountId: ids.account, firstName: '' });
  useSession.setState({ status: 'signedIn', signIn, activeTeam: undefined });
  const client = aWorld().backend.connect('ada');
  const otherTeam = anActiveTeam({ teamId: numberedId(255) });
  let chosen = list.activeTeam;
  let reads = 0;
  const api: ApiClient = {
    call: (...made) => {
      if (made[0].path !== projectCalls.list.path) return client.api.call(...made);
      reads += 1;
      const { query } = made[1] as unknown as { readonly query: { readonly teamId?: string } };
      const activeTeam = query.teamId === ids.team ? list.activeTeam : chosen;
      return Promise.resolve({ ...list, activeTeam } as never);
    },
  };
  const { live, push } = fakeLive();
  renderPage(
    api,
    <Live value={live}>
      <EditorPage projectId={asProjectId(ids.project)} />
    </Live>,
  );
  expect(await screen.findByRole('treeitem', { name: 'Ask' })).toBeTruthy();
  chosen = otherTeam;
  push(updateEvents.projectListChanged.name, {});
  await waitFor(() => expect(reads).toBe(2));
  await act(() => Promise.resolve());
  expect(useSession.getState().activeTeam?.teamId).toBe(ids.team);
  expect(screen.getByRole('treeitem', { name: 'Ask' })).toBeTruthy();
});
