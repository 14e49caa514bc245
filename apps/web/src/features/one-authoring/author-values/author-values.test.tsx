import { catalogue } from '@confab/catalogue';
import type { AuthorValueNode } from '@confab/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { Live } from '../../../live/live-context.tsx';
import { useModals } from '../../../modals/modal-store.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { AuthorValues } from './author-values.tsx';

beforeAll(preloadKinds);

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

async function renderValues(first: readonly AuthorValueNode[]) {
  let nodes = first;
  const { live, push } = fakeLive();
  const { session } = await aWorld().open('ada');
  const { api, made } = fakeApi({
    '/api/GetAuthorSchema': () => Object.values(catalogue.authorSchemas),
    '/api/GetAuthorValues': () => nodes,
    '/api/SaveAuthorValues': ({ body }: Save) =>
      (nodes = body.authorData.treeValues.map((node) => ({ ...node, version: node.version + 1 }))),
    '/api/DeleteAuthorValues': () => (nodes = []),
  });
  const part = (
    <Live value={live}>
      <AuthorValues type="ContactUs" />
    </Live>
  );
  const { unmount } = renderInSession(session, part, api);
  const store = (next: readonly AuthorValueNode[]) => (nodes = next);
  return { made, push, store, unmount, user: userEvent.setup(), read: () => nodes };
}
const phone = () => screen.findByRole('textbox', { name: /Telephone/ });

describe('author values', () => {
  it('what is typed is saved shortly after, and before the tab closes', async () => {
    const { read, unmount } = await renderValues([]);
    fireEvent.change(await phone(), { target: { value: '55' } });
    await waitFor(() => expect(read()).toMatchObject([{ parent: ids.project, propertyValues: { Phone: '55' } }]), {
      timeout: 3_000,
    });
    expect(await screen.findByText('Saved')).toBeTruthy();
    fireEvent.change(await phone(), { target: { value: '66' } });
    unmount();
    await waitFor(() => expect(read()).toMatchObject([{ propertyValues: { Phone: '66' }, version: 2 }]));
  });

  it('a save keeps what a colleague has changed in other inputs', async () => {
    const { read, store } = await renderValues([desk]);
    expect(await phone()).toHaveProperty('value', '12 34');
    store([{ ...desk, propertyValues: { Phone: '12 34', Address: 'Quay 1' }, version: 2 }]);
    fireEvent.change(await phone(), { target: { value: '77' } });
    await waitFor(
      () => expect(read()).toMatchObject([{ propertyValues: { Phone: '77', Address: 'Quay 1' }, version: 3 }]),
      { timeout: 3_000 },
    );
  });

  it('removing the details asks first', async () => {
    const { user, read } = await renderValues([desk]);
    await user.click(await screen.findByRole('button', { name: 'Remove these details' }));
    const [asked] = useModals.getState().opened;
    expect(asked).toMatchObject({ type: 'confirm', props: { title: 'Remove these details' } });
    expect(read()).toHaveLength(1);
  });
});
