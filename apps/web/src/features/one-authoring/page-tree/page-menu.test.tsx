import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toId } from '../../../editing/sender/to-id.ts';
import { useModals } from '../../../modals/modal-store.ts';
import { oneIds } from '../../../testing/editing/one-world.ts';
import { aTree, draw, press, row, setUpPageTree } from './testing/a-page-tree.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

setUpPageTree();
const { tour, c, d } = oneIds;

describe('the menu of a page', () => {
  const first = ['Tour', '  a', '    b', '    c', '  d'];
  const second = ['Visit', '  z'];
  /** The chapters of the One project, without the workflow that every test world has. */
  const drawOne = () => draw().slice(draw().indexOf('Tour'));

  it.each<[name: string, entries: readonly string[], after: readonly string[]]>([
    ['d', ['Move up'], ['Tour', '  d', '  a', '    b', '    c', ...second]],
    ['a', ['Move down'], ['Tour', '  d', '  a', '    b', '    c', ...second]],
    ['a', ['Move up'], [...first, ...second]],
    ['b', ['Move left'], ['Tour', '  a', '    c', '  b', '  d', ...second]],
    ['b', ['Add page after', 'Page'], ['Tour', '  a', '    b', '    New Page', '    c', '  d', ...second]],
    ['b', ['Add page before', 'Page'], ['Tour', '  a', '    New Page', '    b', '    c', '  d', ...second]],
    ['b', ['Add page below', 'Page'], ['Tour', '  a', '    b', '      New Page', '    c', '  d', ...second]],
    ['Tour', ['Add page to this chapter', 'Page'], [...first, '  New Page', ...second]],
    ['b', ['Add One extension', 'Page'], ['Tour', '  a', '    b', '      New Page', '    c', '  d', ...second]],
  ])('the menu of %s runs %j (A2.26, A2.27, A2.28)', async (name, entries, after) => {
    const { user, settle } = await aTree();
    expect(drawOne()).toEqual([...first, ...second]);
    await press(user, name, ...entries);
    await settle();
    expect(drawOne()).toEqual(after);
  });

  it('the Menu key and Shift F10 open the menu of the active row, and the focus stays in the tree', async () => {
    const { user, settle } = await aTree();
    await user.click(row('d'));
    const tree = screen.getByRole('tree');
    tree.focus();
    // The browser sends this event for both keys.
    fireEvent.contextMenu(tree);
    (await screen.findByRole('menuitem', { name: /^Move up/ })).focus();
    await user.keyboard('{Enter}');
    await settle();
    expect(drawOne()).toEqual(['Tour', '  d', '  a', '    b', '    c', ...second]);
    expect(document.activeElement).toBe(tree);
  });

  it('a page that was just added asks for its name in its row', async () => {
    const { user, settle, session } = await aTree();
    await press(user, 'b', 'Add page below', 'Page');
    await settle();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of New Page' });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'New Page'.length]);
    await user.keyboard('Lamps{Enter}');
    expect(drawOne()).toEqual(['Tour', '  a', '    b', '      Lamps', '    c', '  d', ...second]);
    expect(document.activeElement).toBe(screen.getByRole('tree'));
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
    expect(session.getItem(c)?.displayName).toBe('c');
  });

  it('a One extension matches from everywhere, and a page that is added below another one does not (A2.26)', async () => {
    const { user, settle, session } = await aTree();
    const heardEverywhere = () =>
      (session.getOutline()?.nodesByWorkflow.get(toId.workflow(tour)) ?? []).flatMap(({ id, displayName }) =>
        session.getItem(id)?.values?.['Everywhere'] === true ? [displayName] : [],
      );
    await press(user, 'b', 'Add page below', 'Page');
    await settle();
    expect(heardEverywhere()).toEqual([]);
    await press(user, 'c', 'Add One extension', 'Page');
    await settle();
    expect(heardEverywhere()).toEqual(['New Page']);
    // Cut pages move there as extensions, copies are pasted as such.
    await press(user, 'd', 'Cut');
    await press(user, 'b', 'Paste as One extension');
    await settle();
    expect(heardEverywhere().toSorted()).toEqual(['New Page', 'd']);
  });

  it('a page that is opened while another page is being deleted stays open', async () => {
    let answer = () => undefined as void;
    const untilDeleted = new Promise<void>((resolve) => (answer = resolve));
    const { user, settle } = await aTree({ untilDeleted });
    await user.click(row('d'));
    await press(user, 'd', 'Delete');
    await user.click(row('z'));
    answer();
    await settle();
    expect(drawOne()).toEqual(['Tour', '  a', '    b', '    c', ...second]);
    expect(row('z').getAttribute('aria-selected')).toBe('true');
  });

  it('deleting a page with pages below opens the window baseWarningModal with the warning deletingPageWithChild, and continues when that is confirmed (A2.22, A2.32, A2.45)', async () => {
    const { user, settle } = await aTree();
    await press(user, 'a', 'Delete');
    const warning = within(await screen.findByRole('dialog', { name: 'Delete a page with subpages' }));
    expect(warning.getByText('The subpages of this page are deleted too.')).toBeTruthy();
    expect(warning.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(drawOne()).toEqual([...first, ...second]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await settle();
    expect(drawOne()).toEqual(['Tour', '  d', ...second]);
  });

  it('adding below a page that is new and not saved yet opens the window warning with addingToNewPage, and continues when that is confirmed (A2.32, A2.45)', async () => {
    const { user, settle, session } = await aTree();
    await press(user, 'd', 'Add page after', 'Page');
    await settle();
    await user.keyboard('Lamps{Enter}');
    act(() => session.edit(c, { path: 'DisplayName', action: 'ValueChanged', updatedValue: 'Old lamps' }));
    const before = drawOne();
    await press(user, 'Lamps', 'Add page below', 'Page');
    await settle();
    expect(await screen.findByRole('dialog', { name: 'Add to a new page' })).toBeTruthy();
    expect(drawOne()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await settle();
    expect(drawOne().slice(-4)).toEqual(['  Lamps', '    New Page', 'Visit', '  z']);
    // Neither a page beside it nor one below a page that is not new needs a warning.
    await press(user, 'Lamps', 'Add page before', 'Page');
    await press(user, 'Old lamps', 'Add page below', 'Page');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drawOne()).toHaveLength(before.length + 3);
    await act(() => session.saveAll());
    await press(user, 'Lamps', 'Add page below', 'Page');
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drawOne()).toHaveLength(before.length + 4);
  });

  it('a row shows that its page is a One extension, until the page becomes an ordinary one or a top page (A2.26)', async () => {
    const { user, settle, session } = await aTree();
    const listMarked = () =>
      screen
        .getAllByRole('treeitem', { name: /, One extension/ })
        .map((item) => [item.getAttribute('aria-label'), item.querySelector('[title^="One extension"] svg') !== null]);
    expect(screen.queryByRole('treeitem', { name: /One extension/ })).toBeNull();
    await press(user, 'b', 'Add One extension', 'Page');
    await settle();
    expect(listMarked()).toEqual([['New Page, One extension', true]]);
    const heard = (id: string, updatedValue: boolean) =>
      act(() => session.edit(id, { path: 'Everywhere', action: 'ValueChanged', updatedValue }));
    heard(c, true);
    // A top page is in reach of the whole assistant anyway.
    heard(d, true);
    expect(listMarked().map(([label]) => label)).toEqual([
      'New Page, One extension',
      'c, unsaved changes, One extension',
    ]);
    heard(c, false);
    expect(listMarked()).toHaveLength(1);
    await press(user, 'New Page', 'Move left');
    await press(user, 'New Page', 'Move left');
    await settle();
    expect(screen.queryByRole('treeitem', { name: /One extension/ })).toBeNull();
  });
});

describe('accounts that are not verified', () => {
  it.each([
    ['b', ['Add page below', 'Page']],
    ['b', ['Add page after', 'Page']],
    ['b', ['Add page before', 'Page']],
    ['b', ['Add One extension', 'Page']],
    ['b', ['Add several pages…']],
    ['b', ['Duplicate']],
    ['Tour', ['Add page to this chapter', 'Page']],
    ['Tour', ['Duplicate']],
  ])('the menu of %s asks an unverified account to verify instead of running %j (A2.21)', async (name, entries) => {
    const { user, settle } = await aTree({ isVerified: false });
    const before = draw();
    await press(user, name, ...entries);
    await waitFor(() =>
      expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['verificationRequiredWarning']),
    );
    await settle();
    expect(draw()).toEqual(before);
  });

  it('creating, pasting and duplicating pages asks an unverified account for its verification instead (A2.21)', async () => {
    const { user, session, settle } = await aTree({ isVerified: false });
    const before = draw();
    await user.click(row('b'));
    screen.getByRole('tree').focus();
    for (const keys of ['{Control>}d{/Control}', '{Control>}c{/Control}{Control>}v{/Control}']) {
      await user.keyboard(keys);
      await waitFor(() =>
        expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['verificationRequiredWarning']),
      );
      closeModals();
      screen.getByRole('tree').focus();
    }
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New chapter' }));
    expect(useModals.getState().opened.map(({ type }) => type)).toEqual(['verificationRequiredWarning']);
    await settle();
    expect([session.getOutline()?.workflows.length, draw()]).toEqual([3, before]);
  });
});
