import type { MiscAttributes } from '@confab/contracts';
import type { AccountId, ProjectSummary } from '@confab/model';
import { anActiveTeam, aProjectSummary, aSignIn, countingIds } from '@confab/test-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { createAssetTicket } from '../../testing/create-asset-ticket.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { Live } from '../../live/live-context.tsx';
import { useSession } from '../../session/session-store.ts';
import { useInstallation } from '../../session/installation.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import '../modals.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProjectsPage } from './projects-page.tsx';
import { closeModals } from '../../testing/modals-and-toasts.ts';

// user-event needs CSS.escape, which jsdom lacks, to simulate arrow keys in radio groups.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const newId = countingIds();
const aProject = (fields: Partial<ProjectSummary>) => aProjectSummary({ projectId: newId(), ...fields });

beforeEach(() => useSession.setState({ signIn: aSignIn() }));
afterEach(closeModals);

describe('the project list', () => {
  it('the project list is sorted by last change, with undated projects last (A2.11)', async () => {
    await aPage([
      aProject({ displayName: 'Old', lastUpdatedUtc: '2026-01-01T00:00:00Z' }),
      aProject({ displayName: 'Never', lastUpdatedUtc: null }),
      aProject({ displayName: 'New', lastUpdatedUtc: '2026-02-01T00:00:00Z' }),
    ]);
    expect((await rows()).map((row) => within(row).getByRole('link').textContent)).toEqual(['New', 'Old', 'Never']);
  });

  it('each project shows its type, size and status', async () => {
    await aPage([aProject({ workflowCount: 1, nodeCount: 12, publishStatus: 'UnderReview' })]);
    const [row] = await rows();
    for (const words of ['Pro', '1 workflow · 12 nodes', 'Under Review', 'Never changed']) {
      expect(row?.textContent).toContain(words);
    }
  });

  it('a project shows its picture in 120x120, and its initials without one or when it cannot be loaded (A9.18)', async () => {
    const image = '0197a000-0000-7000-8000-00000000000a';
    await aPage(
      [
        aProject({ displayName: 'Olive Ember', image }),
        aProject({ displayName: 'Glass Museum' }),
        aProject({ displayName: 'Dune House', image: 'https://elsewhere.example/picture.png' }),
      ],
      { '/api/CreateAssetTicket': createAssetTicket },
    );
    const getPicture = () => document.querySelector('img') ?? undefined;
    await waitFor(() => expect(getPicture()?.getAttribute('src')).toContain(`/media/${image}?size=120x120&ticket=`));
    const texts = async () => (await rows()).map((row) => row.textContent.slice(0, 2)).toSorted();
    expect(await texts()).toEqual(['DH', 'Dr', 'GM']);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    const picture = getPicture();
    if (picture) fireEvent.error(picture);
    expect(getPicture()).toBeUndefined();
    expect(await texts()).toEqual(['DH', 'GM', 'OE']);
  });

  it('each project shows who changed it last, and at most three of them', async () => {
    const person = (name: string) => ({ accountId: name as AccountId, name, profilePhotoAssetId: '' });
    await aPage([aProject({ people: ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger D'].map(person) })]);
    const people = await screen.findByRole('list', { name: 'Last changed by' });
    expect(
      within(people)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('aria-label')),
    ).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing']);
    expect(people.textContent).toContain('and more');
  });

  it('projects are listed under the headings of their folders, which fold', async () => {
    const { user } = await aPage([
      aProject({ displayName: 'Café', folder: 'Food' }),
      aProject({ displayName: 'Clinic' }),
    ]);
    const food = await screen.findByRole('region', { name: 'Food' });
    expect(within(food).getByRole('link', { name: 'Café' })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'No folder' })).getByRole('link', { name: 'Clinic' }),
    ).toBeTruthy();
    await user.click(within(food).getByRole('button', { name: /^Food/ }));
    expect(within(food).queryByRole('link')).toBeNull();
  });

  it('Enter while a project is being moved into a folder moves it no second time', async () => {
    const { user, made } = await aPage([aProjectSummary()], {
      '/api/SetProjectFolder': () => new Promise(() => undefined),
    });
    await chooseFor(user, 'Café', 'Move to folder…');
    const count = () => made.filter(({ path }) => path === '/api/SetProjectFolder').length;
    await user.type(await screen.findByRole('combobox', { name: 'Folder' }), 'Food{Escape}{Enter}');
    await waitFor(() => expect(count()).toBe(1));
    await user.keyboard('{Enter}');
    expect(count()).toBe(1);
  });

  it('a project is moved into a new folder', async () => {
    const { user, made } = await aPage([aProjectSummary()], { '/api/SetProjectFolder': () => null });
    await chooseFor(user, 'Café', 'Move to folder…');
    const field = await screen.findByRole('combobox', { name: 'Folder' });
    await user.type(field, ' Food {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(made.find(({ path }) => path === '/api/SetProjectFolder')?.input).toMatchObject({
      body: { folder: 'Food' },
    });
  });

  it('the order of the project list can be changed to names, and is kept in the address', async () => {
    const { user } = await aPage([
      aProject({ displayName: 'Zoo', lastUpdatedUtc: '2026-02-01T00:00:00Z' }),
      aProject({ displayName: 'Airline', lastUpdatedUtc: '2026-01-01T00:00:00Z' }),
    ]);
    const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
    await rows();
    expect(links()).toEqual(['Zoo', 'Airline']);
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Name', hidden: true }));
    await waitFor(() => expect(links()).toEqual(['Airline', 'Zoo']));
    expect(location.search).toBe('?sort=name');
  });

  it('a person without a team sees no filter above the offer to create one', async () => {
    await aPage([], {
      '/api/GetProjects': () => {
        throw new ApiFailure('notFound', 'You are in no team.', 404);
      },
    });
    expect(await screen.findByText('No teams yet')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Filter projects by name or folder' })).toBeNull();
  });

  it('the filter stays above a project list that could not be loaded', async () => {
    await aPage([], {
      '/api/GetProjects': () => {
        throw new ApiFailure('failed', 'Failure getting projects', 500);
      },
    });
    expect(await screen.findByText('Failure getting projects')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Filter projects by name or folder' })).toBeTruthy();
  });

  it('the filter finds projects by name', async () => {
    const { user } = await aPage([aProject({ displayName: 'Café' }), aProject({ displayName: 'Clinic' })]);
    await rows();
    await user.type(screen.getByRole('textbox', { name: 'Filter projects by name or folder' }), 'clin');
    expect((await rows()).map((row) => within(row).getByRole('link').textContent)).toEqual(['Clinic']);
    await user.type(screen.getByRole('textbox', { name: 'Filter projects by name or folder' }), 'ch');
    expect(screen.getByText('No projects match “clinch”.')).toBeTruthy();
  });

  it('an empty project list offers to create a project', async () => {
    const { user } = await aPage([]);
    await user.click(await screen.findByRole('button', { name: 'Create your first project' }));
    expect(await screen.findByRole('dialog', { name: 'New project' })).toBeTruthy();
  });

  it('an empty project list shows the first three steps to those who can create projects', async () => {
    await aPage([]);
    const steps = await screen.findByRole('list', { name: 'First steps' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  });

  it('a failed project list shows the error and offers to try again', async () => {
    let isUp = false;
    const { user } = await aPage([aProjectSummary()], {
      '/api/GetProjects'() {
        if (!isUp) throw new ApiFailure('failed', 'Error getting projects', 500);
        return listOf([aProjectSummary()]);
      },
    });
    expect(await screen.findByText('Error getting projects')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('Viewers see no buttons that change projects', async () => {
    await aPage([aProjectSummary()], {
      '/api/GetProjects': () => ({ ...listOf([aProjectSummary()]), activeTeam: viewersTeam }),
    });
    await rows();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a project of the list', () => {
  it('renaming a project sends an edit and saves it', async () => {
    const { user, made } = await aPage([aProjectSummary()]);
    await chooseFor(user, 'Café', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'New name of Café' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('Harbour café{Enter}');
    await waitFor(() => expect(made.map(({ path }) => path)).toContain('/api/SaveProject'));
    expect(made.find(({ path }) => path === '/api/NotifyEditPropertyValueAsync')?.input).toMatchObject({
      body: { path: 'DisplayName', action: 'ValueChanged', updatedValue: 'Harbour café', baseSeq: 7 },
    });
    expect(made.find(({ path }) => path === '/api/SaveProject')?.input).toMatchObject({ body: { version: 3 } });
    await waitFor(() => expect(made.filter(({ path }) => path === '/api/GetProjects')).toHaveLength(2));
  });

  it('Escape cancels renaming a project', async () => {
    const { user, made } = await aPage([aProjectSummary()]);
    await chooseFor(user, 'Café', 'Rename');
    await user.type(await screen.findByRole('textbox', { name: 'New name of Café' }), 'x{Escape}');
    expect(screen.getByRole('link', { name: 'Café' })).toBeTruthy();
    expect(made.map(({ path }) => path)).toEqual(['/api/GetProjects']);
  });

  it('renaming a project leaves its unsaved changes unsaved', async () => {
    const fat = { ...aFatProject, project: { isDirty: true, version: 3 } };
    const { user, made } = await aPage([aProjectSummary()], { '/api/GetFatProject': () => fat });
    await chooseFor(user, 'Café', 'Rename');
    await user.type(await screen.findByRole('textbox', { name: 'New name of Café' }), 'teria{Enter}');
    await waitFor(() => expect(made.filter(({ path }) => path === '/api/GetProjects')).toHaveLength(2));
    expect(made.map(({ path }) => path)).not.toContain('/api/SaveProject');
  });

  it('deleting a project requires the word DELETE and links to the help (A2.40, A2.41, A5.16)', async () => {
    const { user, made } = await aPage([aProjectSummary()]);
    await chooseFor(user, 'Café', 'Delete');
    const modal = await screen.findByRole('dialog', { name: 'Please Confirm' });
    const button = within(modal).getByRole('button', { name: 'Delete' });
    expect(within(modal).getByRole('link').getAttribute('href')).toBe('https://help.example.test/');
    await user.type(within(modal).getByRole('textbox'), 'delete{Enter}');
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.clear(within(modal).getByRole('textbox'));
    await user.type(within(modal).getByRole('textbox'), 'DELETE{Enter}');
    await waitFor(() => expect(made.map(({ path }) => path)).toContain('/api/DeleteProject'));
  });

  it.each(['Live', 'Draft'] as const)(
    'deleting a project with the status %s says whether its assistant stops answering',
    async (publishStatus) => {
      const { user } = await aPage([aProject({ publishStatus })]);
      await chooseFor(user, 'Café', 'Delete');
      const modal = await screen.findByRole('dialog', { name: 'Please Confirm' });
      expect(within(modal).queryAllByText(/stops answering at once/)).toHaveLength(publishStatus === 'Live' ? 1 : 0);
    },
  );
});

describe('a new project', () => {
  it('a new project starts blank or from a template card chosen with the arrow keys, and the focus returns afterwards (A2.109)', async () => {
    const { user, made } = await aPage([aProjectSummary()]);
    await rows();
    const opener = screen.getByRole('button', { name: 'New project' });
    await user.click(opener);
    await screen.findByRole('radio', { name: 'Orders' });
    await user.click(screen.getByRole('radio', { name: 'Blank' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Orders', checked: true })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await user.click(opener);
    await user.click(await screen.findByRole('radio', { name: 'Orders' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(location.pathname).toBe(`/projects/${aProjectSummary().projectId}`));
    expect(made.find(({ path }) => path === '/api/NewProject')?.input).toMatchObject({
      body: { displayName: 'Orders', templateId: 'orders' },
    });
  });

  it('Enter while a project is being created creates no second one', async () => {
    const { user, made } = await aPage([aProjectSummary()], { '/api/NewProject': () => new Promise(() => undefined) });
    await rows();
    await user.click(screen.getByRole('button', { name: 'New project' }));
    const count = () => made.filter(({ path }) => path === '/api/NewProject').length;
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Kasse{Enter}');
    await waitFor(() => expect(count()).toBe(1));
    await user.keyboard('{Enter}');
    expect(count()).toBe(1);
  });

  it('a blank project is created in the chosen language, and a template offers no choice of language', async () => {
    const { user, made } = await aPage([aProjectSummary()]);
    await rows();
    await user.click(screen.getByRole('button', { name: 'New project' }));
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...field.options].map(({ text }) => text)).toEqual(['English', 'Deutsch', 'Español', 'Français']);
    await user.click(screen.getByRole('radio', { name: 'Orders' }));
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Blank' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Kasse');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(location.pathname).toBe(`/projects/${aProjectSummary().projectId}`));
    const { input } = made.find(({ path }) => path === '/api/NewProject') ?? {};
    expect(input).toMatchObject({ body: { displayName: 'Kasse', language: 'de', firstName: 'Main' } });
  });

  it('template cards have a gap of 20 pixels (A9.35)', async () => {
    const { user } = await aPage([aProjectSummary()]);
    await rows();
    await user.click(screen.getByRole('button', { name: 'New project' }));
    const choice = await screen.findByRole('group', { name: 'Start from' });
    const belt = [...choice.children].find((child) =>
      child.contains(within(choice).getByRole('radio', { name: 'Blank' })),
    );
    expect((belt as HTMLElement).style.gap).toBe('20px');
  });

  it('unverified accounts cannot create projects: verificationRequiredWarning opens (P6.7, A2.32)', async () => {
    useSession.setState({ signIn: aSignIn({ isVerified: false }) });
    const { user } = await aPage([aProjectSummary()]);
    await rows();
    await user.click(screen.getByRole('button', { name: 'New project' }));
    expect(await screen.findByRole('dialog', { name: 'Account Verification Required' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'New project' })).toBeNull();
  });
});

const viewersTeam = anActiveTeam({ permissions: 'Viewer' });
const aFatProject = { project: { isDirty: false, version: 3 }, workflows: [], nodes: [], seq: 7 };

const listOf = (projects: readonly ProjectSummary[]) => ({
  activeTeam: anActiveTeam(),
  skinnyProjects: Object.fromEntries(projects.map((project) => [project.projectId, project])),
});

async function rows() {
  return await screen.findAllByRole('listitem');
}

async function chooseFor(user: ReturnType<typeof userEvent.setup>, project: string, command: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${project}` }));
  await user.click(await screen.findByRole('menuitem', { name: command }));
}

async function aPage(projects: readonly ProjectSummary[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const template = { id: 'orders', title: 'Orders', description: 'Takes orders', icon: 'coffee' };
  const { api, made } = fakeApi({
    '/api/GetProjects': () => listOf(projects),
    '/api/GetTVTemplates': () => [{ ...template, workflowCount: 3, nodeCount: 20 }],
    '/api/NewProject': () => aProjectSummary(),
    '/api/GetFatProject': () => aFatProject,
    '/api/NotifyEditPropertyValueAsync': () => ({ seq: 8, dropped: false, note: '' }),
    '/api/SaveProject': () => ({ version: 4, seq: 9, lastUpdatedUtc: '' }),
    '/api/DeleteProject': () => null,
    ...answers,
  });
  useInstallation.setState({ misc: { links: { help: 'https://help.example.test/' } } as unknown as MiscAttributes });
  renderPage(
    api,
    <Live value={fakeLive().live}>
      <ProjectsPage />
      <ModalHost />
    </Live>,
  );
  return { made, user: userEvent.setup() };
}
