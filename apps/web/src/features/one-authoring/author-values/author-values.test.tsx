import { catalogue } from '@confab/catalogue';
import type { AuthorValueNode } from '@confab/contracts';
import { propertySchema } from '@confab/model';
import { renderUi } from '@confab/test-kit/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type ApiClient } from '../../../api/api-client.ts';
import { hasFailedWork, hasUnsavedWork } from '../../../leave-guard/unsaved-work.ts';
import { Live } from '../../../live/live-context.tsx';
import '../../../modals/common-modals.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { useModals } from '../../../modals/modal-store.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { useToasts } from '../../../toasts/toast-store.ts';
import { setLanguage } from '../../../words/language.ts';
import { AuthorValues } from './author-values.tsx';
import { clearToasts, closeModals } from '../../../testing/modals-and-toasts.ts';

beforeAll(preloadKinds);
afterEach(() => {
  vi.useRealTimers();
  clearToasts();
  closeModals();
  return act(() => setLanguage('en'));
});

const desk: AuthorValueNode = {
  id: ids.greet,
  name: 'Contact details',
  parent: ids.project,
  type: 'ContactUs',
  propertyValues: { Phone: '12 34' },
  version: 1,
};

interface Save {
  readonly body: { readonly authorData: { readonly treeValues: readonly AuthorValueNode[] } };
}

/** The part of the server that keeps author values, by their versions. */
function aServer(first: readonly AuthorValueNode[]) {
  let nodes = first;
  function save({ body }: Save) {
    const { treeValues } = body.authorData;
    const find = ({ id }: AuthorValueNode) => nodes.find((node) => node.id === id);
    if (treeValues.some((node) => node.version !== (find(node)?.version ?? 0)))
      throw new ApiFailure('conflict', 'Somebody else has changed these values.', 409);
    const saved = treeValues.map((node) => ({ ...node, version: node.version + 1 }));
    return (nodes = [...nodes.filter(({ id }) => saved.every((node) => node.id !== id)), ...saved]);
  }
  const answers: Parameters<typeof fakeApi>[0] = {
    '/api/GetAuthorSchema': () => Object.values(catalogue.authorSchemas),
    '/api/GetAuthorValues': () => nodes,
    '/api/SaveAuthorValues': save,
    '/api/DeleteAuthorValues': () => (nodes = []),
  };
  return { answers, save, read: () => nodes, store: (next: readonly AuthorValueNode[]) => (nodes = next) };
}

async function renderValues(first: readonly AuthorValueNode[], server = aServer(first), world = aWorld()) {
  const { live, becomes } = fakeLive();
  const { session } = await world.open('ada');
  const { api: answering, made } = fakeApi(server.answers);
  const kept: string[] = [];
  const api: ApiClient = {
    call(call, input, options) {
      if (options?.outlivesPage) kept.push(call.path);
      return answering.call(call, input, options);
    },
  };
  const part = (
    <Live value={live}>
      <AuthorValues type="ContactUs" />
    </Live>
  );
  const { unmount, container } = renderInSession(session, part, api);
  return { ...server, made, kept, becomes, unmount, user: userEvent.setup(), form: within(container) };
}
const phone = () => screen.findByRole('textbox', { name: /Telephone/ });

describe('author values', () => {
  it('the form of author values is German in a German interface, and stores its values under the English name', async () => {
    await setLanguage('de');
    const { read } = await renderValues([]);
    fireEvent.change(await screen.findByRole('textbox', { name: /Telefon/ }), { target: { value: '55' } });
    expect(screen.getByRole('article', { name: 'Kontaktdaten' }).textContent).toContain('Wie man dich erreicht.');
    await waitFor(() => expect(read()).toMatchObject([{ name: 'Contact details', propertyValues: { Phone: '55' } }]));
  });

  it('the form has 6 columns on a panel of 750 pixels (A9.37)', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(750);
    await renderValues([]);
    const cell = (await phone()).closest<HTMLElement>('[data-input]');
    expect(cell?.parentElement?.style.gridTemplateColumns).toBe('repeat(6, minmax(0, 1fr))');
    width.mockRestore();
  });

  it('typed author values are saved shortly after typing, and when their form closes', async () => {
    const { read, unmount } = await renderValues([]);
    fireEvent.change(await phone(), { target: { value: '55' } });
    await waitFor(() => expect(read()).toMatchObject([{ parent: ids.project, propertyValues: { Phone: '55' } }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
    fireEvent.change(await phone(), { target: { value: '66' } });
    unmount();
    await waitFor(() => expect(read()).toMatchObject([{ propertyValues: { Phone: '66' }, version: 2 }]));
  });

  it("a save keeps a colleague's changes in other inputs", async () => {
    const { read, store } = await renderValues([desk]);
    expect(await phone()).toHaveProperty('value', '12 34');
    store([{ ...desk, propertyValues: { Phone: '12 34', Address: 'Quay 1' }, version: 2 }]);
    fireEvent.change(await phone(), { target: { value: '77' } });
    await waitFor(() =>
      expect(read()).toMatchObject([{ propertyValues: { Phone: '77', Address: 'Quay 1' }, version: 3 }]),
    );
  });

  it('a save sends truths as text (A4.28), and texts of languages and media as JSON text (A4.29)', async () => {
    const server = aServer([
      { ...desk, propertyValues: { Open: true, Closed: false, Greeting: { en: 'Hi' }, Jingle: { Id: 'a' } } },
    ]);
    const [shipped] = Object.values(catalogue.authorSchemas).filter(({ type }) => type === 'ContactUs');
    const added = [
      ['Open', 'Bool'],
      ['Closed', 'Bool'],
      ['Greeting', 'NString'],
      ['Jingle', 'MediaResponse'],
    ].map(([Name, Type]) => propertySchema.parse({ Name, Type }));
    const schema = { ...shipped, properties: [...(shipped?.properties ?? []), ...added] };
    const answers = { ...server.answers, '/api/GetAuthorSchema': () => [schema] };
    const { made } = await renderValues([], { ...server, answers });
    fireEvent.change(await phone(), { target: { value: '55' } });
    fireEvent(window, new Event('pagehide'));
    const save = made.find(({ path }) => path === '/api/SaveAuthorValues');
    const propertyValues = {
      Phone: '55',
      Open: 'true',
      Closed: 'false',
      Greeting: '{"en":"Hi"}',
      Jingle: '{"Id":"a"}',
    };
    expect(save).toMatchObject({ input: { body: { authorData: { treeValues: [{ propertyValues }] } } } });
  });

  it("a colleague's save during a lost connection appears after the reconnection", async () => {
    const { store, becomes } = await renderValues([desk]);
    expect(await phone()).toHaveProperty('value', '12 34');
    store([{ ...desk, propertyValues: { Phone: '56 78' }, version: 2 }]);
    act(() => {
      becomes('Reconnecting');
      becomes('Connected');
    });
    await waitFor(async () => expect(await phone()).toHaveProperty('value', '56 78'));
  });

  it('the last typed values are sent at once when the tab closes, in one request that outlives the page', async () => {
    const { made, kept, read } = await renderValues([desk]);
    fireEvent.change(await phone(), { target: { value: '55' } });
    const countLoads = () => made.filter(({ path }) => path === '/api/GetAuthorValues').length;
    const loads = countLoads();
    fireEvent(window, new Event('pagehide'));
    expect(kept).toEqual(['/api/SaveAuthorValues']);
    expect(read()).toMatchObject([{ id: desk.id, propertyValues: { Phone: '55' }, version: 2 }]);
    expect(countLoads()).toBe(loads);
  });

  it('values typed during a save are saved when the form closes before it ends', async () => {
    let answer: () => void = () => undefined;
    const server = aServer([desk]);
    const answers = {
      ...server.answers,
      '/api/SaveAuthorValues': async (save: Save) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return server.save(save);
      },
    };
    const { made, unmount } = await renderValues([desk], { ...server, answers });
    const countSaves = () => made.filter(({ path }) => path === '/api/SaveAuthorValues').length;
    fireEvent.change(await phone(), { target: { value: '1' } });
    await waitFor(() => expect(countSaves()).toBe(1));
    fireEvent.change(await phone(), { target: { value: '12' } });
    unmount();
    answer();
    await waitFor(() => expect(countSaves()).toBe(2));
    answer();
    await waitFor(() => expect(server.read()).toMatchObject([{ propertyValues: { Phone: '12' }, version: 3 }]));
  });

  it('two authors who enter the first details at once both find theirs in the same place', async () => {
    const server = aServer([]);
    const waiting: (() => void)[] = [];
    const answers = {
      ...server.answers,
      // Both have loaded the values before either save is stored.
      '/api/SaveAuthorValues': async (save: Save) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return server.save(save);
      },
    };
    const world = aWorld();
    const render = () => renderValues([], { ...server, answers }, world);
    const [ada, grace] = [await render(), await render()];
    fireEvent.change(await ada.form.findByRole('textbox', { name: /Telephone/ }), { target: { value: '55' } });
    fireEvent.change(await grace.form.findByRole('textbox', { name: /e-?mail/i }), {
      target: { value: 'desk@example.test' },
    });
    await waitFor(() => expect(waiting).toHaveLength(2));
    for (const store of waiting.splice(0)) store();
    await waitFor(() => expect(waiting).toHaveLength(1));
    for (const store of waiting.splice(0)) store();
    await waitFor(() =>
      expect(server.read()).toMatchObject([{ propertyValues: { Phone: '55', Email: 'desk@example.test' } }]),
    );
    expect(server.read()).toHaveLength(1);
  });

  /** A form whose saves fail, until `state.error` is cleared. */
  async function renderFailing(kind: 'refused' | 'offline') {
    const server = aServer([desk]);
    const state: { error: ApiFailure | undefined } = { error: new ApiFailure(kind, 'It did not work.', 200) };
    const answers = {
      ...server.answers,
      '/api/SaveAuthorValues': (save: Save) => {
        if (state.error) throw state.error;
        return server.save(save);
      },
    };
    const rendered = await renderValues([desk], { ...server, answers });
    const input = await phone();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(input, { target: { value: '1' } });
    expect([hasUnsavedWork(), hasFailedWork()]).toEqual([true, false]);
    await advanceTime(700);
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved: It did not work.');
    expect([hasUnsavedWork(), hasFailedWork()]).toEqual([true, true]);
    const countSaves = () => rendered.made.filter(({ path }) => path === '/api/SaveAuthorValues').length;
    expect(countSaves()).toBe(1);
    return { ...rendered, input, state, countSaves };
  }

  it('a save that the server refuses shows why, and is repeated only when the author asks for it', async () => {
    const { state, countSaves, read } = await renderFailing('refused');
    await advanceTime(60_000);
    expect(countSaves()).toBe(1);
    state.error = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(read()).toMatchObject([{ propertyValues: { Phone: '1' } }]);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('another value is saved after the server refused one', async () => {
    const { input, state, read } = await renderFailing('refused');
    state.error = undefined;
    fireEvent.change(input, { target: { value: '12' } });
    await advanceTime(700);
    await waitFor(() => expect(read()).toMatchObject([{ propertyValues: { Phone: '12' } }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a failure disappears with the value that could not be saved', async () => {
    const { input } = await renderFailing('refused');
    fireEvent.change(input, { target: { value: '12 34' } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(hasUnsavedWork()).toBe(false);
  });

  it('a save that does not reach the server shows an error, and is repeated until it succeeds', async () => {
    const { state, countSaves, read } = await renderFailing('offline');
    await advanceTime(10_000);
    expect(countSaves()).toBe(2);
    expect(screen.getByRole('alert').textContent).toContain('It did not work.');
    state.error = undefined;
    await advanceTime(10_000);
    await waitFor(() => expect(read()).toMatchObject([{ propertyValues: { Phone: '1' } }]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('a refusal after the form has closed is shown as a toast', async () => {
    const { unmount, countSaves } = await renderFailing('refused');
    unmount();
    await waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ message: { message: 'It did not work.' } }]),
    );
    expect(countSaves()).toBe(2);
    expect(hasUnsavedWork()).toBe(false);
  });

  it('removing the contact details asks for confirmation', async () => {
    const { user, read } = await renderValues([desk]);
    await user.click(await screen.findByRole('button', { name: 'Remove these details' }));
    const [asked] = useModals.getState().opened;
    expect(asked).toMatchObject({ type: 'confirmationModal', props: { title: 'Remove these details' } });
    expect(read()).toHaveLength(1);
  });

  it('the confirmation stays open with the error when the contact details could not be removed', async () => {
    const server = aServer([desk]);
    const answers = {
      ...server.answers,
      '/api/DeleteAuthorValues': () => {
        throw new ApiFailure('offline', 'The server cannot be reached.', 0);
      },
    };
    const { user } = await renderValues([desk], { ...server, answers });
    renderUi(<ModalHost />);
    await user.click(await screen.findByRole('button', { name: 'Remove these details' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await within(question).findByText('The server cannot be reached.')).toBeTruthy();
  });
});
