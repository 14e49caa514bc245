import type { OrganisationNode } from '@confab/contracts';
import { asProjectId, teamIdSchema, type TeamRole } from '@confab/model';
import { aPresentPerson } from '@confab/test-kit';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Live } from '../../../live/live-context.tsx';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { pushPresence } from '../../../testing/push-presence.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { OrganisationTree } from './organisation-tree.tsx';

const rowHeight = 34;
// jsdom has no layout, so the heights that decide which rows render, and over which part of a row one is, are set here.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, rowHeight);
  history.replaceState(null, '', '/');
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
});

const teamId = teamIdSchema.parse('00000000-0000-4000-8000-000000000001');
const guid = (digit: number) => `00000000-0000-4000-9000-00000000000${digit}`;
const [museums, folder, zoo, aquarium, tour, chapters] = [1, 2, 3, 4, 5, 6].map(guid) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

function aNode(
  id: string,
  type: OrganisationNode['type'],
  displayName: string,
  parentId: string | null = null,
): OrganisationNode {
  return {
    id,
    type,
    parentId,
    displayName,
    propertyValues: { DisplayName: displayName },
    attributeList: {},
    currentlyOpenedByUserList: [],
    hasLoadedInputValues: false,
  };
}

const small: readonly OrganisationNode[] = [
  aNode(museums, 'ProjectGroup', 'Museums'),
  aNode(folder, 'ProjectFolder', 'Small ones', museums),
  aNode(zoo, 'Project', 'Zoo'),
  aNode(aquarium, 'Project', 'Aquarium'),
];
const branch: readonly OrganisationNode[] = [
  aNode(chapters, 'LlamaFolder', 'For guests', zoo),
  aNode(tour, 'Llama', 'Tour', chapters),
  aNode(`${zoo}/ContactUs`, 'ContactUs', 'ContactUs', zoo),
];

interface TreeSetting {
  readonly role?: TeamRole;
  readonly load?: () => readonly OrganisationNode[];
  readonly answers?: Readonly<Record<string, () => unknown>>;
}

function show({ role = 'AppEditor', load = () => small, answers = {} }: TreeSetting = {}) {
  const live = fakeLive();
  const { api, made } = fakeApi({
    '/api/GetOrganisationTree': load,
    '/api/GetOrganisationBranch': (input: { readonly query: { readonly llamaId?: string } }) =>
      input.query.llamaId === undefined ? branch : [aNode(guid(7), 'Page', 'Welcome', tour)],
    '/api/MoveOrganisationNode': () => null,
    '/api/RenameOrganisationNode': () => null,
    '/api/DeleteOrganisationNode': () => null,
    '/api/AddOrganisationNode': () => ({ id: folder }),
    ...answers,
  });
  renderPage(
    api,
    <Live value={live.live}>
      <main id="main">
        <OrganisationTree teamId={teamId} role={role} />
      </main>
      <ModalHost />
      <ToastRegion />
    </Live>,
  );
  const sent = (path: string) => made.filter((call) => call.path === path).map(({ input }) => input);
  return { live, sent, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name},`) });
const findRow = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name},`) });
const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const moves = (sent: (path: string) => unknown[]) =>
  sent('/api/MoveOrganisationNode').map((input) => (input as { readonly body: object }).body);
const moved = (nodeId: string, parentId: string | null, beforeId: string | null) => {
  return { teamId, nodeId, parentId, beforeId };
};

const dataTransfer = { setData: () => undefined };
/** Drags over a part of a row; a share of 0.5 is its middle. */
function dragOver(target: HTMLElement, share = 0.5) {
  const event = createEvent.dragOver(target);
  Object.defineProperty(event, 'clientY', { value: share * rowHeight });
  fireEvent(target, event);
}
function drop(target: HTMLElement, share = 0.5) {
  const event = createEvent.drop(target);
  Object.defineProperty(event, 'clientY', { value: share * rowHeight });
  fireEvent(target, event);
}
function drag(from: string, to: string, share = 0.5) {
  fireEvent.dragStart(row(from), { dataTransfer });
  dragOver(row(to), share);
  drop(row(to), share);
}

describe('the organisation tree', () => {
  it('the organisation tree shows folders and projects, each with its type, and shows who is in a project', async () => {
    const { live } = show();
    await findRow('Museums');
    expect(names()).toEqual(['Museums', 'Small ones', 'Zoo', 'Aquarium']);
    expect(row('Zoo').getAttribute('aria-label')).toBe('Zoo, Project');
    act(() => pushPresence(live, [aPresentPerson('c1', { name: 'Grace' })], { teamId, projectId: asProjectId(zoo) }));
    expect(await findRow('Zoo')).toBe(screen.getByRole('treeitem', { name: 'Zoo, Project, Grace is here' }));
  });

  it('the organisation tree loads the chapters and pages of a project when they are expanded, and opens them (A2.3)', async () => {
    const { user } = show();
    await user.click(await findRow('Zoo'));
    await user.keyboard('{Tab}');
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowRight}');
    await findRow('Tour');
    expect(names()).toEqual(['Museums', 'Small ones', 'Zoo', 'For guests', 'Tour', 'Contact us', 'Aquarium']);
    await user.click(row('Tour'));
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowRight}');
    await user.dblClick(await findRow('Welcome'));
    expect(location.pathname + location.search).toBe(`/projects/${zoo}?workflow=${tour}&node=${guid(7)}`);
    await user.dblClick(row('Contact us'));
    expect(location.pathname + location.search).toBe(`/projects/${zoo}?tab=contact`);
  });

  it.each<[string, (live: ReturnType<typeof fakeLive>) => void]>([
    ['when a colleague has changed it', (live) => live.push('OrganisationChanged', { TeamId: teamId })],
    [
      'after a lost connection',
      (live) => {
        live.becomes('Reconnecting');
        live.becomes('Connected');
      },
    ],
  ])('the organisation tree is loaded again %s', async (_when, happen) => {
    let nodes = small;
    const { live } = show({ load: () => nodes });
    await findRow('Zoo');
    nodes = [...small, aNode(guid(8), 'Zone', 'North')];
    act(() => happen(live));
    expect(await findRow('North')).toBeTruthy();
  });

  it('an empty organisation tree explains what belongs there, and a failed load can be tried again', async () => {
    let attempts = 0;
    const { user } = show({
      load() {
        attempts += 1;
        if (attempts === 1) throw new Error('No connection');
        return [];
      },
    });
    await user.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByText('Nothing to organise yet')).toBeTruthy();
  });

  it('an organisation tree of 10,000 projects renders only the rows in sight', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      aNode(`00000000-0000-4000-9000-${String(at).padStart(12, '0')}`, 'Project', `Project ${at}`),
    );
    show({ load: () => many });
    await findRow('Project 0');
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
  });
});

describe('dragging in the organisation tree', () => {
  it('rows of the organisation tree show whether they accept the dragged node (A2.18)', async () => {
    show();
    await findRow('Zoo');
    fireEvent.dragStart(row('Museums'), { dataTransfer });
    expect(row('Museums').dataset['drag']).toBe('DragStart');
    dragOver(row('Small ones'));
    expect(row('Small ones').dataset['drag']).toBe('DragTargetNotOk');
    fireEvent.dragEnd(row('Museums'));
    fireEvent.dragStart(row('Zoo'), { dataTransfer });
    dragOver(row('Small ones'));
    expect([row('Small ones').dataset['drag'], row('Small ones').dataset['dropEdge']]).toEqual([
      'DragTargetOk',
      undefined,
    ]);
    fireEvent.dragEnd(row('Zoo'));
    expect(screen.getAllByRole('treeitem').map((item) => item.dataset['drag'])).toEqual(names().map(() => undefined));
  });

  it('dropping on a project group or a project moves organisation nodes (A2.20)', async () => {
    const { sent } = show();
    await findRow('Zoo');
    drag('Zoo', 'Museums');
    drag('Aquarium', 'Zoo');
    drag('Aquarium', 'Zoo', 0.1);
    drag('Small ones', 'Zoo', 0.9);
    drag('Museums', 'Small ones');
    expect(moves(sent)).toEqual([
      moved(zoo, museums, null),
      moved(aquarium, null, null),
      moved(aquarium, null, zoo),
      moved(folder, null, aquarium),
    ]);
  });

  it('a chapter is dropped on its project or a folder there, and on no other project (A2.20)', async () => {
    const { user, sent } = show();
    await user.click(await findRow('Zoo'));
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowRight}');
    await findRow('Tour');
    drag('Tour', 'Aquarium');
    drag('Tour', 'Zoo');
    expect(moves(sent)).toEqual([moved(tour, zoo, null)]);
  });

  it('members below AppEditor cannot move, add, rename or delete organisation nodes', async () => {
    const { user, sent } = show({ role: 'MediaEditor' });
    await findRow('Zoo');
    expect(row('Zoo').draggable).toBe(false);
    drag('Zoo', 'Museums');
    screen.getByRole('tree').focus();
    await user.keyboard('{F2}{Delete}{Alt>}{ArrowDown}{/Alt}');
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect([...moves(sent), ...sent('/api/DeleteOrganisationNode')]).toEqual([]);
  });
});

describe('the keys of the organisation tree', () => {
  async function at(name: string, shown: TreeSetting = {}) {
    const page = show(shown);
    await page.user.click(await findRow(name));
    screen.getByRole('tree').focus();
    return page;
  }

  it('Alt with an arrow moves a node up, down, out of its folder and into the folder above', async () => {
    const { user, sent } = await at('Zoo');
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{ArrowLeft}{ArrowRight}{/Alt}');
    await user.click(row('Small ones'));
    screen.getByRole('tree').focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(moves(sent)).toEqual([
      moved(zoo, null, museums),
      moved(zoo, null, null),
      moved(zoo, museums, null),
      moved(folder, null, zoo),
    ]);
  });

  it('the place of a node that a key moved is announced', async () => {
    const { user } = await at('Zoo');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText(/^Zoo is now \d of \d$/)).toBeTruthy();
  });

  it('F2 renames a folder: Enter commits and Escape cancels (A2.17)', async () => {
    const { user, sent } = await at('Museums');
    await user.keyboard('{F2}Galleries{Escape}');
    expect(sent('/api/RenameOrganisationNode')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    await user.keyboard('{F2}Galleries{Enter}');
    expect(sent('/api/RenameOrganisationNode')).toEqual([
      { body: { teamId, nodeId: museums, displayName: 'Galleries' } },
    ]);
  });

  it('a folder is deleted after a question that explains that no project is deleted', async () => {
    const { user, sent } = await at('Museums');
    await user.keyboard('{Delete}');
    expect(await screen.findByText('Its contents take its place. No project is deleted.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent('/api/DeleteOrganisationNode')).toEqual([{ body: { teamId, nodeId: museums } }]));
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('after a folder is deleted the row that replaces it is active', async () => {
    let nodes = small;
    const { user } = await at('Museums', {
      load: () => nodes,
      answers: {
        '/api/DeleteOrganisationNode'() {
          nodes = nodes.filter(({ id }) => id !== folder);
          return null;
        },
      },
    });
    await user.keyboard('{ArrowDown}{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Museums', 'Zoo', 'Aquarium']));
    expect(screen.getByRole('treeitem', { selected: true })).toBe(row('Zoo'));
  });

  it('a folder that is added far below is scrolled to, and its name is typed at once', async () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      aNode(`00000000-0000-4000-9000-${String(at).padStart(12, '0')}`, 'Project', `Project ${at}`),
    );
    const added = aNode('00000000-0000-4000-9000-000000000100', 'Zone', 'New zone');
    let nodes = many;
    const { user } = await at('Project 0', {
      load: () => nodes,
      answers: {
        '/api/AddOrganisationNode'() {
          nodes = [...many, added];
          return { id: added.id };
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zone' }));
    await waitFor(() => expect(screen.getByRole('tree').scrollTop).toBeGreaterThan(0));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New name of New zone' }));
  });

  it('a folder is added at the top or in another folder, and its name is typed at once', async () => {
    const { user, sent } = await at('Museums');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Zone' }));
    expect(await screen.findByRole('textbox')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More actions for Museums' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add project folder' }));
    expect(sent('/api/AddOrganisationNode')).toEqual([
      { body: { teamId, type: 'Zone', displayName: 'New zone', parentId: null } },
      { body: { teamId, type: 'ProjectFolder', displayName: 'New project folder', parentId: museums } },
    ]);
  });

  it('the Menu key and Shift F10 open the menu of the active row, where folders of chapters are added', async () => {
    const { user, sent } = await at('Zoo');
    // The browser sends this event for both keys.
    fireEvent.contextMenu(screen.getByRole('tree'));
    (await screen.findByRole('menuitem', { name: 'Add chapter folder' })).focus();
    await user.keyboard('{Enter}');
    expect(sent('/api/AddOrganisationNode')).toEqual([
      { body: { teamId, type: 'LlamaFolder', displayName: 'New chapter folder', parentId: zoo } },
    ]);
  });

  it('the menu of an active row that was scrolled away opens at its row', async () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      aNode(`00000000-0000-4000-9000-${String(at).padStart(12, '0')}`, 'Project', `Project ${at}`),
    );
    await at('Project 0', { load: () => many });
    const tree = screen.getByRole('tree');
    tree.scrollTop = 90 * rowHeight;
    fireEvent.scroll(tree);
    expect(screen.queryByRole('treeitem', { name: /^Project 0,/ })).toBeNull();
    fireEvent.contextMenu(tree);
    expect(row('Project 0').querySelector('[aria-expanded="true"]')).toBeTruthy();
  });

  it('a right click opens the menu of its row', async () => {
    await at('Zoo');
    fireEvent.contextMenu(row('Museums'), { button: 2 });
    expect(await screen.findByRole('menuitem', { name: 'Add project folder' })).toBeTruthy();
  });

  it('a refused change of the organisation tree is reported', async () => {
    const { user } = await at('Zoo', {
      answers: {
        '/api/MoveOrganisationNode': () => {
          throw new Error('This place was deleted. Choose another one.');
        },
      },
    });
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('This place was deleted. Choose another one.')).toBeTruthy();
  });
});
