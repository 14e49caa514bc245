import { act, screen, within } from '@testing-library/react';
import { findCalls } from '@confab/contracts';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '../../modals.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { Live } from '../../../live/live-context.tsx';
import { fakeLive } from '../../../testing/fake-live.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema, projectProperties } from '../../../testing/editing/world.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { PropertiesForm } from '../../inputs/index.ts';
import { ProjectProviders } from './project-providers.tsx';

it('removing an intent that is used asks first (A2.42)', async () => {
  await preloadKinds();
  const world = aWorld();
  const { session } = await world.open('ada');
  const row = { RowId: 'tea', Order: 'a0', Values: { Name: 'Tea', Samples: '' } };
  session.edit(ids.project, { path: 'Intents', action: 'AddRow', updatedValue: row });
  await world.clock.pass(2_000);
  const { api } = fakeApi({ [findCalls.uses.path]: () => ({ items: [], count: 3 }) });
  renderInSession(
    session,
    <Live value={fakeLive().live}>
      <ProjectProviders list={{ tokens: {}, extensions: {} } as never}>
        <PropertiesForm
          itemId={ids.project}
          schema={{ ...nodeSchema, kind: 'project', properties: projectProperties.slice(0, 1) }}
        />
        <ModalHost />
      </ProjectProviders>
    </Live>,
    api,
  );
  await act(() => world.clock.pass(0));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Tea/ }));
  await user.click(screen.getByRole('button', { name: 'Remove Tea' }));
  expect(within(await screen.findByRole('dialog')).getByText(/'Tea' is used in 3 places/)).toBeTruthy();
});
