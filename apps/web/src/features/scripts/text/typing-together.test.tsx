import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { updateEvents } from '@confab/contracts';
import type { Property } from '@confab/model';
import { aPresentPerson } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { openModal, useModals } from '../../../modals/modal-store.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { closeModals, getOpenModal } from '../../../testing/modals-and-toasts.ts';
import { pushPresence } from '../../../testing/push-presence.ts';
import '../../modals.ts';
// Loads the lazy modals up front.
import '../html/html-modal.tsx';
import '../html/html-visual-modal.tsx';
import '../javascript/javascript-modal.tsx';
import '../json-modal.tsx';
import '../text-modal.tsx';

const properties: readonly Property[] = [
  { name: 'Code', type: 'String', displayAs: 'javascript' },
  { name: 'Data', type: 'JSON' },
];
const both = <Value,>(value: Value) => [value, value];
const first = 'let a = 1;\nlet b = 2;\n';

beforeEach(closeModals);

/** Two sessions with one code; the windows are opened by the first person. */
async function openTwo() {
  const world = aWorld(properties);
  const [ada, grace] = [await world.open('ada'), await world.open('grace')];
  ada.session.edit(ids.greet, setValue('Code', first));
  await passOnAll();

  /** Sends and delivers everything. */
  async function passOnAll() {
    await act(async () => {
      await world.clock.pass(300);
      for (const { client } of [ada, grace]) client.deliver();
      await world.clock.pass(300);
    });
  }
  const place = (path: string) => ({ session: ada.session, itemId: ids.greet, path });
  const onApply = (path: string) => (text: string) => ada.session.edit(ids.greet, setValue(path, text));

  return {
    ...world,
    ada,
    grace,
    passOnAll,
    place,
    onApply,
    user: userEvent.setup(),
    read: (path = 'Code') => [ada, grace].map(({ session }) => session.getValue(ids.greet, path)),
    async graceTypes(text: string) {
      act(() => grace.session.edit(ids.greet, setValue('Code', text)));
      await passOnAll();
    },
  };
}

async function openCode(kind: 'javascript' | 'html' = 'javascript') {
  const two = await openTwo();
  renderPage(fakeApi({}).api, <ModalHost />);
  const shared = { place: two.place('Code'), onApply: two.onApply('Code') };
  act(() => {
    if (kind === 'html') openModal('html', { html: first, ...shared });
    else openModal('javascript', { code: first, ...shared });
  });
  const view = await findEditor(kind === 'html' ? 'HTML' : 'Code');
  return { ...two, view, text: () => view.state.doc.toString() };
}

async function findEditor(name: string) {
  const view = EditorView.findFromDOM(await screen.findByRole('textbox', { name }));
  if (!view) throw new Error('There is no editor.');
  return view;
}

/** Types at a position of an editor, as a person does. */
const typeAt = (view: EditorView, at: number, insert: string) =>
  act(() =>
    view.dispatch({
      changes: { from: at, insert },
      selection: { anchor: at + insert.length },
      userEvent: 'input.type',
    }),
  );
const press = (user: { click: (one: Element) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('code and HTML windows are live', () => {
  it.each(['javascript', 'html'] as const)(
    'text typed in the %s window reaches a colleague before the window is closed, and vice versa',
    async (kind) => {
      const { view, text, read, passOnAll, graceTypes } = await openCode(kind);
      typeAt(view, 0, '// by Ada\n');
      await passOnAll();
      expect(read()).toEqual([`// by Ada\n${first}`, `// by Ada\n${first}`]);
      await graceTypes(`// by Ada\n${first}// by Grace\n`);
      expect(text()).toBe(`// by Ada\n${first}// by Grace\n`);
    },
  );

  it('code that two people type in the window and beside it at the same time is merged for both', async () => {
    const { view, text, read, passOnAll, ada, grace } = await openCode();
    typeAt(view, first.length, 'ada();\n');
    act(() => grace.session.edit(ids.greet, setValue('Code', `grace();\n${first}`)));
    await passOnAll();
    expect([text(), ...read()]).toEqual(Array(3).fill(`grace();\n${first}ada();\n`));
    expect(ada.session.getStatus().pendingCount).toBe(0);
  });

  it('the caret and the selection in the window stay on their words when a colleague changes the code before them', async () => {
    const { view, graceTypes } = await openCode();
    const at = first.indexOf('b');
    act(() => view.dispatch({ selection: { anchor: at, head: at + 1 } }));
    await graceTypes(`// grace\n${first}`);
    const { from, to } = view.state.selection.main;
    expect(view.state.sliceDoc(from, to)).toBe('b');
  });

  it('no caret jumps past the words of a colleague who types like words at the same place of the code', async () => {
    const { view, text, read, graceTypes, passOnAll } = await openCode();
    view.focus();
    act(() => view.dispatch({ selection: { anchor: first.length } }));
    await graceTypes(`${first}no `);
    expect(view.state.selection.main.head).toBe(first.length);
    typeAt(view, first.length, 'no');
    await graceTypes(`${first}no no `);
    expect([text(), view.state.selection.main.head]).toEqual([`${first}nono no `, first.length + 2]);
    typeAt(view, first.length + 2, ' Ada ');
    await passOnAll();
    expect([text(), ...read()]).toEqual(Array(3).fill(`${first}no Ada no no `));
    expect(view.state.selection.main.head).toBe(`${first}no Ada `.length);
  });

  it("Ctrl+Z in the window removes the author's own words and no word of a colleague, and Ctrl+Y restores them", async () => {
    const { view, text, read, passOnAll, graceTypes } = await openCode();
    typeAt(view, first.length, 'ada();\n');
    await passOnAll();
    await graceTypes(`grace();\n${first}ada();\n`);
    act(() => void undo(view));
    await passOnAll();
    expect([text(), ...read()]).toEqual(Array(3).fill(`grace();\n${first}`));
    act(() => void undo(view));
    expect(text()).toBe(`grace();\n${first}`);
    act(() => void redo(view));
    await passOnAll();
    expect([text(), ...read()]).toEqual(Array(3).fill(`grace();\n${first}ada();\n`));
  });

  it("Cancel reverts the text typed in the window after asking, and keeps a colleague's text", async () => {
    const { view, user, read, passOnAll, graceTypes } = await openCode();
    typeAt(view, first.length, 'ada();\n');
    await passOnAll();
    await graceTypes(`grace();\n${first}ada();\n`);
    await graceTypes(`grace();\n${first}ada();\ngrace();\n`);
    typeAt(view, 0, '// Ada again\n');
    await press(user, 'Cancel');
    expect(await screen.findByText(/Changes by others stay/)).toBeTruthy();
    await press(user, 'Undo my changes');
    await waitFor(() => expect(useModals.getState().opened).toEqual([]));
    await passOnAll();
    expect(read()).toEqual(both(`grace();\n${first}grace();\n`));
  });

  it('Cancel closes the code window at once when only a colleague has typed, and keeps the text', async () => {
    const { user, read, graceTypes } = await openCode();
    await graceTypes(`grace();\n${first}`);
    await press(user, 'Cancel');
    expect(useModals.getState().opened).toEqual([]);
    expect(read()).toEqual(both(`grace();\n${first}`));
  });

  it('Done keeps the typed text, and all of it is one step of undo of the project', async () => {
    const { view, user, read, ada } = await openCode();
    const ended = vi.fn<() => void>();
    const { runAsOneStep } = ada.session;
    vi.spyOn(ada.session, 'runAsOneStep').mockImplementation(async (work) => {
      const result = await runAsOneStep(work);
      ended();
      return result;
    });
    typeAt(view, 0, 'one();\n');
    typeAt(view, 0, 'two();\n');
    expect(ended).not.toHaveBeenCalled();
    await press(user, 'Done');
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(ada.session.runAsOneStep).toHaveBeenCalledOnce();
    expect(read()[0]).toBe(`two();\none();\n${first}`);
  });

  it('the code window keeps its text to copy when a colleague deletes the node, and becomes read-only', async () => {
    const { view, text, passOnAll, grace } = await openCode();
    typeAt(view, 0, 'ada();\n');
    await passOnAll();
    await act(() => grace.session.removeNode(ids.greet));
    await passOnAll();
    expect(await screen.findByText(/This text has been deleted/)).toBeTruthy();
    expect([text(), view.state.readOnly]).toEqual([`ada();\n${first}`, true]);
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('OK of the visual HTML editor keeps text that a colleague typed in the HTML since it was opened (A2.53)', async () => {
    const { user, text, graceTypes } = await openCode('html');
    await press(user, 'Edit visually');
    await screen.findByTitle('Editable page');
    await graceTypes(`<p>Grace</p>\n${first}`);
    const { onApply } = getOpenModal('wysiwyg');
    act(() => onApply?.(`${first}<p>Ada</p>`));
    await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
    await waitFor(() => expect(useModals.getState().opened).toHaveLength(1));
    expect(text()).toBe(`<p>Grace</p>\n${first}<p>Ada</p>`);
  });
});

describe('people in a code window (A4.37)', () => {
  async function openWithPeople() {
    const two = await openCode();
    const people = [aPresentPerson('ada'), aPresentPerson('grace')];
    const { startEdit } = updateEvents;
    act(() => {
      for (const { client } of [two.ada, two.grace]) pushPresence(client, people);
    });
    return {
      ...two,
      /** The last position that one author sent reaches the other. */
      async passOn(from: 'ada' | 'grace') {
        await act(() => two.clock.pass(700));
        const notice = two.backend.notices.findLast(
          ({ action, changerConnectionId }) => action === 'StartEdit' && changerConnectionId === from,
        );
        if (!notice) throw new Error('Nobody has sent a place.');
        const edit = { ...notice, seq: 0, authorId: ids.account, authorName: from };
        const { client } = from === 'ada' ? two.grace : two.ada;
        act(() => client.push(startEdit.name, startEdit.payload.encode(edit)));
      },
    };
  }

  it('the window shows the name and the caret of a colleague, which stays on its word while the author types before it', async () => {
    const { view, grace, passOn } = await openWithPeople();
    const at = first.indexOf('b');
    grace.session.startEdit(ids.greet, 'Code');
    grace.session.startEdit(ids.greet, 'Code', { from: at, to: at });
    await passOn('grace');
    const getCaret = () => view.dom.querySelector<HTMLElement>('.cm-colleagueCaret');
    expect(getCaret()?.textContent).toBe('grace');
    expect(screen.getAllByText('grace')).toHaveLength(2);
    const getPosition = () => view.posAtDOM(getCaret() as HTMLElement);
    expect(getPosition()).toBe(at);
    typeAt(view, 0, '// Ada\n');
    expect(view.state.sliceDoc(getPosition(), getPosition() + 1)).toBe('b');
  });

  it('the caret position of the author is sent again when words of a colleague shift it', async () => {
    const { view, graceTypes, grace, passOn } = await openWithPeople();
    view.focus();
    act(() => view.dispatch({ selection: { anchor: first.length } }));
    await passOn('ada');
    await graceTypes(`// Grace\n${first}`);
    await passOn('ada');
    const [author] = grace.session.getEditorsOfText(ids.greet, 'Code');
    const at = first.length + '// Grace\n'.length;
    expect(author?.selection).toMatchObject({ from: at, to: at });
  });

  it('a colleague sees where the author is in the window, and that the author has left it', async () => {
    const { view, user, grace, passOn, backend } = await openWithPeople();
    view.focus();
    act(() => view.dispatch({ selection: { anchor: 4, head: 9 } }));
    await passOn('ada');
    const selection = { from: 4, to: 9, text: first };
    expect(grace.session.getEditorsOfText(ids.greet, 'Code')).toMatchObject([{ name: 'ada', selection }]);
    await press(user, 'Done');
    expect(backend.notices.at(-1)).toMatchObject({ action: 'EndEdit', path: 'Code' });
  });
});

describe('the multi-line text and the JSON window', () => {
  it("the multi-line text window stores typed text at once and shows a colleague's typing", async () => {
    const two = await openTwo();
    renderPage(fakeApi({}).api, <ModalHost />);
    act(() => openModal('textbox', { text: first, place: two.place('Code'), onApply: two.onApply('Code') }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await two.user.click(area);
    await two.user.type(area, 'Ada');
    await two.passOnAll();
    expect(two.read()).toEqual([`${first}Ada`, `${first}Ada`]);
    await two.graceTypes(`Grace ${first}Ada`);
    expect([area.value, area.selectionStart]).toEqual([`Grace ${first}Ada`, `Grace ${first}Ada`.length]);
    await two.user.type(area, '!');
    await press(two.user, 'Cancel');
    await press(two.user, 'Undo my changes');
    await two.passOnAll();
    expect(two.read()).toEqual(both(`Grace ${first}`));
  });

  it('no caret jumps past the words of a colleague who types like words at the same place of the text', async () => {
    const two = await openTwo();
    renderPage(fakeApi({}).api, <ModalHost />);
    act(() => openModal('textbox', { text: first, place: two.place('Code'), onApply: two.onApply('Code') }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    await two.user.click(area);
    area.setSelectionRange(first.length, first.length);
    act(() => void area.dispatchEvent(new Event('selectionchange', { bubbles: true })));
    await two.graceTypes(`${first}no `);
    expect(area.selectionStart).toBe(first.length);
    await two.user.keyboard('no');
    await two.graceTypes(`${first}no no `);
    expect([area.value, area.selectionStart]).toEqual([`${first}nono no `, first.length + 2]);
    await two.user.keyboard(' Ada ');
    await two.passOnAll();
    expect([area.value, area.selectionStart]).toEqual([`${first}no Ada no no `, `${first}no Ada `.length]);
    expect(two.read()).toEqual(both(area.value));
  });

  it('JSON that a colleague stores while the window is open is merged into the text typed there', async () => {
    const two = await openTwo();
    const write = ({ session }: typeof two.ada, value: object) =>
      act(() => session.edit(ids.greet, { path: 'Data', action: 'ValueChanged', updatedValue: { ...value } }));
    write(two.ada, { a: 1, b: 2 });
    await two.passOnAll();
    renderPage(fakeApi({}).api, <ModalHost />);
    const onApply = (json: string) => write(two.ada, JSON.parse(json) as object);
    const json = JSON.stringify({ a: 1, b: 2 }, null, 2);
    act(() => openModal('json', { json, place: two.place('Data'), onApply }));
    const view = await findEditor('JSON');
    act(() => view.dispatch({ changes: { from: json.indexOf('1'), to: json.indexOf('1') + 1, insert: '10' } }));
    write(two.grace, { a: 1, b: 20 });
    await two.passOnAll();
    expect(JSON.parse(view.state.doc.toString())).toEqual({ a: 10, b: 20 });
    expect(two.read('Data')).toEqual(both({ a: 1, b: 20 }));
    await press(two.user, 'Apply');
    await two.passOnAll();
    expect(two.read('Data')).toEqual(both({ a: 10, b: 20 }));
  });
});
