import type { FileRequest } from '@confab/contracts';
import { aSignIn, numberedId } from '@confab/test-kit';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../../session/session-store.ts';
import { setClipboard, useClipboard } from './selection/clipboard.ts';
import { createFile, createFolder, createSamples, FakeLibrary, readOnly, teamId } from './testing/fake-library.ts';
import { findRow, getDetails, renderLibrary } from './testing/render-library.tsx';

const findTool = (name: string) => screen.findByRole('button', { name });

describe('selecting', () => {
  test('nothing is previewed before a file is selected (A2.87)', async () => {
    renderLibrary(new FakeLibrary(createSamples()));
    await findRow('cake.png');
    expect(getDetails().textContent).toContain('Select a file to preview');
  });

  test('click selects one, Ctrl adds, Shift selects a range, and Ctrl+A everything (A2.86)', async () => {
    const { user } = renderLibrary(new FakeLibrary(createSamples()));
    fireEvent.click(await findRow('cake.png'));
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1);
    fireEvent.click(await findRow('welcome.wav'), { ctrlKey: true });
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
    fireEvent.click(await findRow('Voices'));
    fireEvent.click(await findRow('hello.txt'), { shiftKey: true });
    await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3));
    screen.getByRole('grid').focus();
    await user.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(4));
    // A folder among them has no size in the list, so none is shown for all.
    expect(screen.getAllByText('4 selected')).toHaveLength(2);
    fireEvent.click(await findRow('hello.txt'));
    fireEvent.click(await findRow('welcome.wav'), { ctrlKey: true });
    expect(screen.getByText(/^2 selected \(\d/)).toBeTruthy();
  });

  test('arrows select, Enter opens a folder and Backspace leaves it, without a mouse (A2.86)', async () => {
    const { user, visited } = renderLibrary(
      new FakeLibrary([...createSamples(), createFile(5, 'inside.txt', { parentId: numberedId(1) })]),
    );
    await findRow('cake.png');
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await findRow('inside.txt');
    expect(visited.at(-1)).toEqual({ folderId: numberedId(1), itemId: undefined });
    screen.getByRole('grid').focus();
    await user.keyboard('{Backspace}');
    await findRow('cake.png');
  });

  test('a selected file is in the address, and the file of an address is selected', async () => {
    const { visited } = renderLibrary(new FakeLibrary(createSamples()), { itemId: numberedId(3) });
    await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1));
    fireEvent.click(await findRow('cake.png'));
    await waitFor(() => expect(visited.at(-1)?.itemId).toBe(numberedId(2)));
  });
});

describe('the tools', () => {
  test('the toolbar has every tool of the specification (A2.85)', async () => {
    renderLibrary(new FakeLibrary(createSamples()));
    await findRow('cake.png');
    const tools = within(screen.getByRole('toolbar', { name: 'Media library toolbar' })).getAllByRole('button');
    const names = tools.map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);
    const specified = 'New Folder, Upload, Delete, Cut, Copy, Rename, Sort By, Refresh, Selection, View, Details';
    expect(specified.split(', ').filter((name) => !names.includes(name))).toEqual([]);
  });

  test('files are sorted, read again, selected at once and shown with or without details (A2.85)', async () => {
    const library = new FakeLibrary(createSamples());
    const { user } = renderLibrary(library);
    await findRow('cake.png');
    const choose = async (tool: string, entry: string, role = 'menuitem') => {
      await user.click(await findTool(tool));
      await user.click(await screen.findByRole(role, { name: entry }));
    };
    await choose('Sort By', 'Size', 'menuitemradio');
    await waitFor(() => expect(library.requests.at(-1)).toMatchObject({ action: 'read', sortBy: 'size' }));
    library.items = [...library.items, createFile(5, 'later.txt')];
    await user.click(await findTool('Refresh'));
    await findRow('later.txt');
    await choose('Selection', 'Select all');
    await waitFor(() => expect(screen.getAllByRole('row', { selected: true })).toHaveLength(5));
    expect(getDetails().dataset['empty']).toBeUndefined();
    await choose('Selection', 'Select none');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
    // On a narrow page, where the details are below the files, they make room for them.
    expect(getDetails().dataset['empty']).toBe('true');
    await user.click(await findTool('Details'));
    expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull();
    await user.click(await findTool('Details'));
    expect(getDetails()).toBeTruthy();
  });

  test('the context menu of a file has every action of the specification (A2.85)', async () => {
    renderLibrary(new FakeLibrary(createSamples()));
    fireEvent.contextMenu(await findRow('cake.png'));
    const actions = await screen.findAllByRole('menuitem');
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Cut',
      'Copy',
      'Delete',
      'Rename',
      'Download',
      'Details',
    ]);
  });

  test('the context menu closes when nothing is selected any more, and a later selection does not open it', async () => {
    renderLibrary(new FakeLibrary(createSamples()));
    fireEvent.contextMenu(await findRow('cake.png'));
    await screen.findByRole('menu', { name: 'Actions for the selection' });
    // Escape in the list, which leaves the menu as it is.
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'Escape' });
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
    fireEvent.click(await findRow('cake.png'));
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1);
    expect(screen.queryByRole('menu', { name: 'Actions for the selection' })).toBeNull();
  });
});

test.each([
  ['lines', undefined],
  ['tiles', 'Thumbnails'],
])(
  'the menu of files as %s opens beside them only if one is selected, and not with a later selection',
  async (_view, view) => {
    const { user } = renderLibrary(new FakeLibrary(createSamples()));
    await findRow('cake.png');
    if (view) {
      await user.click(await findTool('View'));
      await user.click(await screen.findByRole('menuitemradio', { name: view }));
    }
    // The browser sends this event for the Menu key and Shift F10 too.
    expect(fireEvent.contextMenu(screen.getByRole('grid'))).toBe(true);
    fireEvent.click(await screen.findByText('cake.png'));
    expect(screen.queryByRole('menu', { name: 'Actions for the selection' })).toBeNull();
    expect(fireEvent.contextMenu(screen.getByRole('grid'))).toBe(false);
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
  },
);

test('keys with Ctrl, ⌘ or Alt do not move in the folders', async () => {
  renderLibrary(new FakeLibrary([...createSamples(), createFolder(6, 'Pictures')]));
  const tree = await screen.findByRole('tree', { name: 'Folders' });
  const active = () => tree.getAttribute('aria-activedescendant');
  const before = active();
  fireEvent.keyDown(tree, { key: 'End', ctrlKey: true });
  fireEvent.keyDown(tree, { key: 'ArrowDown', metaKey: true });
  expect(fireEvent.keyDown(tree, { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(active()).toBe(before);
  fireEvent.keyDown(tree, { key: 'End' });
  expect(active()).not.toBe(before);
});

describe('unused files', () => {
  test('the filter lists the files that no project uses, in folders too, and they can be sorted', async () => {
    const library = new FakeLibrary([...createSamples(), createFile(5, 'inside.txt', { parentId: numberedId(1) })]);
    library.usedIds = [numberedId(2), numberedId(3)];
    const { user } = renderLibrary(library);
    await findRow('cake.png');
    const filter = await findTool('Unused files only');
    expect(filter.getAttribute('aria-pressed')).toBe('false');
    await user.click(filter);
    await findRow('inside.txt');
    await findRow('welcome.wav');
    expect(screen.getByText('2 items')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /cake.png|hello.txt|Voices/ })).toBeNull();
    await user.click(await findTool('Size'));
    await waitFor(() => expect(library.requests.at(-1)).toMatchObject({ unusedOnly: true, sortBy: 'size' }));
    await user.type(screen.getByRole('textbox', { name: 'Search all files' }), 'welcome');
    expect(await screen.findByText('1 item')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Search all files' }));
    await user.click(await findTool('Unused files only'));
    await findRow('cake.png');
  });

  test('an empty list of unused files is explained', async () => {
    const library = new FakeLibrary([createFile(2, 'cake.png')]);
    library.usedIds = [numberedId(2)];
    const { user } = renderLibrary(library);
    await findRow('cake.png');
    await user.click(await findTool('Unused files only'));
    expect(await screen.findByText('No unused files')).toBeTruthy();
  });
});

describe('the view', () => {
  const signInWith = (prefBrowserLayout: string) =>
    act(() => useSession.setState({ signIn: aSignIn({ prefBrowserLayout }) }));
  afterEach(() => act(() => useSession.setState({ signIn: undefined })));

  test('the chosen view is stored with the account, so it is the same on other computers (P7.8)', async () => {
    signInWith('Details');
    const { user, made } = renderLibrary(new FakeLibrary(createSamples()), {
      answers: { '/api/AddOrUpdateUserSettings': () => null },
    });
    await findRow('cake.png');
    await user.click(await findTool('View'));
    await user.click(await screen.findByText('Thumbnails'));
    expect(await screen.findByRole('gridcell', { name: 'cake.png' })).toBeTruthy();
    const settings = { prefBrowserLayout: 'LargeIcons' };
    expect(made).toContainEqual({ path: '/api/AddOrUpdateUserSettings', input: { body: { settings } } });
    cleanup();
    renderLibrary(new FakeLibrary(createSamples()));
    expect(await screen.findByRole('gridcell', { name: 'cake.png' })).toBeTruthy();
  });

  test('thumbnails are not scrolled while it is unknown how many fit in a row', async () => {
    const scroll = vi.fn<(to: ScrollToOptions) => void>();
    // This DOM does not scroll.
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5_000);
    onTestFinished(() => height.mockRestore());
    Object.defineProperty(Element.prototype, 'scrollTo', { value: scroll, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'));
    const files = Array.from({ length: 12 }, (_none, at) => createFile(at + 10, `file-${at}.txt`));
    signInWith('Details');
    const { user } = renderLibrary(new FakeLibrary(files), {
      answers: { '/api/AddOrUpdateUserSettings': () => null },
    });
    fireEvent.click(await findRow('file-9.txt'));
    scroll.mockClear();
    await user.click(await findTool('View'));
    await user.click(await screen.findByText('Thumbnails'));
    expect(await screen.findByRole('gridcell', { name: 'file-0.txt' })).toBeTruthy();
    expect(scroll.mock.calls.filter(([{ top = 0 }]) => top > 0)).toEqual([]);
  });
});

describe('changing', () => {
  test('a folder is created with a name; a name in use is refused with the message of the server (A2.85)', async () => {
    const { user } = renderLibrary(new FakeLibrary(createSamples()));
    await findRow('cake.png');
    await user.click(await findTool('New Folder'));
    const name = await screen.findByRole('textbox', { name: 'Folder name' });
    await user.type(name, 'Voices{Enter}');
    expect(await screen.findByText('Voices already exists here.')).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Pictures{Enter}');
    await findRow('Pictures');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('F2 renames in place and Escape keeps the name (A2.85)', async () => {
    const library = new FakeLibrary(createSamples());
    const { user } = renderLibrary(library);
    fireEvent.click(await findRow('hello.txt'));
    screen.getByRole('grid').focus();
    await user.keyboard('{F2}');
    await user.type(await screen.findByRole('textbox', { name: 'New name' }), 'other{Escape}');
    expect(library.requests.some(({ action }) => action === 'rename')).toBe(false);
    // The keys continue in the list.
    expect(document.activeElement).toBe(screen.getByRole('grid'));
    await user.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'New name' });
    await user.clear(field);
    await user.type(field, 'bye.txt{Enter}');
    await findRow('bye.txt');
    expect(document.activeElement).toBe(screen.getByRole('grid'));
    // The details beside the list have the new name, too.
    await waitFor(() => expect(within(getDetails()).getByRole('heading', { name: 'bye.txt' })).toBeTruthy());
  });

  test('files that a colleague adds appear without a reload, once for several events', async () => {
    const library = new FakeLibrary(createSamples());
    const { live } = renderLibrary(library);
    await findRow('hello.txt');
    library.items.push(createFile(9, 'from-grace.png'));
    const before = library.requests.length;
    act(() => {
      live.push('MediaChanged', { TeamId: numberedId(2) });
      live.push('MediaChanged', { TeamId: teamId });
      live.push('MediaChanged', { TeamId: teamId });
    });
    await findRow('from-grace.png');
    // One more request for the list and one for the folders.
    expect(library.requests.length - before).toBeLessThanOrEqual(2);
  });

  test('cut files are moved when they are pasted into another folder (A2.85)', async () => {
    const library = new FakeLibrary(createSamples());
    const { user } = renderLibrary(library);
    fireEvent.click(await findRow('hello.txt'));
    await user.click(await findTool('Cut'));
    expect(await screen.findByRole('row', { name: /hello\.txt ?, cut/ })).toBeTruthy();
    fireEvent.doubleClick(await findRow('Voices'));
    await screen.findByText('This folder is empty');
    await user.click(await findTool('Paste'));
    await findRow('hello.txt');
    expect(library.items.find(({ name }) => name === 'hello.txt')?.parentId).toBe(numberedId(1));
    expect(screen.getByText('Moved 1 item to Voices.')).toBeTruthy();
  });

  test('files that are being moved are not moved by a second paste in a library that is opened later (A2.85)', async () => {
    const library = new FakeLibrary(createSamples());
    let answer: () => void = () => undefined;
    const moves: unknown[] = [];
    const answers = {
      '/api/AzureFileOperations': async (input: { body: FileRequest }) => {
        if (input.body.action !== 'move') return library.answers['/api/AzureFileOperations'](input);
        moves.push(input);
        await new Promise<void>((resolve) => (answer = resolve));
        return library.answers['/api/AzureFileOperations'](input);
      },
    };
    const { user } = renderLibrary(library, { answers });
    fireEvent.click(await findRow('hello.txt'));
    for (const tool of ['Cut', 'Paste']) await user.click(await findTool(tool));
    const { clipboard } = useClipboard.getState();
    cleanup();
    renderLibrary(library, { answers });
    act(() => setClipboard(clipboard));
    await findRow('hello.txt');
    await user.click(await findTool('Paste'));
    expect(moves).toHaveLength(1);
    await act(async () => answer());
    await waitFor(() => expect(useClipboard.getState().clipboard).toBeUndefined());
  });

  test('cut files can be pasted again when moving them fails (A2.85)', async () => {
    const library = new FakeLibrary(createSamples());
    const { user } = renderLibrary(library);
    fireEvent.click(await findRow('hello.txt'));
    await user.click(await findTool('Cut'));
    fireEvent.doubleClick(await findRow('Voices'));
    await screen.findByText('This folder is empty');
    library.moveFailure = 'The server is busy.';
    await user.click(await findTool('Paste'));
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
    library.moveFailure = undefined;
    await user.click(await findTool('Paste'));
    expect(await screen.findByText('Moved 1 item to Voices.')).toBeTruthy();
    expect(library.items.find(({ name }) => name === 'hello.txt')?.parentId).toBe(numberedId(1));
  });

  const kinds = [
    ['node', numberedId(60), `?workflow=${numberedId(60)}&node=${numberedId(51)}`],
    ['page', numberedId(60), `?workflow=${numberedId(60)}&node=${numberedId(51)}`],
    ['workflow', null, `?workflow=${numberedId(51)}`],
    ['llama', null, `?workflow=${numberedId(51)}`],
  ] as const;
  test.each(kinds)(
    'deleting a used file lists where it is used before it is deleted (%s)',
    async (kind, parent, query) => {
      const use = {
        assetId: numberedId(2),
        projectId: numberedId(50),
        projectName: 'Harbour',
        itemId: numberedId(51),
        itemKind: kind,
        itemName: 'Greet',
        workflowId: parent,
        path: '',
        place: 'Draft',
      };
      const library = new FakeLibrary(createSamples());
      const { user } = renderLibrary(library, { answers: { '/api/GetAssetUses': () => ({ uses: [use], count: 1 }) } });
      fireEvent.click(await findRow('cake.png'));
      await user.click(await findTool('Delete'));
      const dialog = await screen.findByRole('dialog', { name: 'Delete cake.png?' });
      expect(await within(dialog).findByText(/Still used in 1 place/)).toBeTruthy();
      const link = within(dialog).getByRole('link', { name: /Greet in Harbour/ });
      expect(link.getAttribute('href')).toBe(`/projects/${use.projectId}${query}`);
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(library.items.some(({ name }) => name === 'cake.png')).toBe(false));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

describe('the rights of a role', () => {
  test('a Viewer reads: changes are disabled and explained, and files are labelled Readonly (A2.90)', async () => {
    const { user } = renderLibrary(new FakeLibrary(createSamples(), readOnly));
    fireEvent.click(await findRow('hello.txt'));
    for (const name of ['New Folder', 'Upload', 'Cut', 'Delete', 'Rename']) {
      const tool = await findTool(name);
      expect([name, tool.getAttribute('aria-disabled')]).toEqual([name, 'true']);
      expect(tool.getAttribute('aria-description')).toBe('Your role does not allow this in the media library.');
    }
    screen.getByRole('grid').focus();
    await user.keyboard('{Delete}{F2}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'New name' })).toBeNull();
    expect(within(getDetails()).getByText('Readonly')).toBeTruthy();
    expect(await within(getDetails()).findByText('Stored text')).toBeTruthy();
    expect(within(getDetails()).queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  async function isAssetIdShown(roles: string) {
    useSession.setState({ signIn: aSignIn({ roles }) });
    renderLibrary(new FakeLibrary(createSamples()));
    fireEvent.click(await findRow('cake.png'));
    await within(getDetails()).findByText('40 × 30');
    useSession.setState({ signIn: undefined });
    return within(getDetails()).queryByText(numberedId(2)) !== null;
  }

  test('a VIP sees the asset id in the details of a file (A2.91, A6.6, A6.7, P6.10)', async () => {
    expect(await isAssetIdShown('user,vip')).toBe(true);
  });

  test('an account that is not a VIP does not see the asset id (A6.7, P6.10)', async () => {
    expect(await isAssetIdShown('')).toBe(false);
  });

  describe('editing scripts', () => {
    afterEach(() => sessionStorage.clear());
    async function canEdit(flavour: string, name: string) {
      sessionStorage.setItem('confab.flavour', flavour);
      renderLibrary(new FakeLibrary([createFile(2, name)]));
      fireEvent.click(await findRow(name));
      await within(getDetails()).findByText('Stored text');
      return within(getDetails()).queryByRole('button', { name: 'Edit' }) !== null;
    }

    test('Pro users may edit JavaScript and TypeScript files (A2.89, A6.8, P6.12)', async () => {
      expect(await canEdit('pro', 'tools.js')).toBe(true);
      cleanup();
      expect(await canEdit('pro', 'tools.ts')).toBe(true);
    });

    test('outside the Pro product scripts are shown and not edited, and texts are (A2.89, A6.8, P6.12)', async () => {
      expect(await canEdit('one', 'tools.js')).toBe(false);
      cleanup();
      expect(await canEdit('one', 'hello.txt')).toBe(true);
    });
  });
});
