import { act, screen, within } from '@testing-library/react';
import { findCalls } from '@confab/contracts';
import type { Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.restoreAllMocks());

// The providers read only these parts of the list.
const list = { tokens: {}, extensions: {} } as never;

it('removing an intent that is used asks first (A2.42)', async () => {
  await preloadKinds();
  const world = aWorld();
  const { session } = await world.open('ada');
  const row = aRow('tea', { Name: 'Tea', Samples: '' });
  session.edit(ids.project, { path: 'Intents', action: 'AddRow', updatedValue: row });
  await world.clock.pass(2_000);
  const { api } = fakeApi({ [findCalls.uses.path]: () => ({ items: [], count: 3 }) });
  renderInSession(
    session,
    <Live value={fakeLive().live}>
      <ProjectProviders list={list} frontendApp="pro">
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

it.each([
  ['pro', 750, 12],
  ['one', 700, 3],
  ['one', 750, 6],
  ['one', 1_100, 9],
  ['one', 1_300, 12],
] as const)('in %s, a form of %i pixels width has %i columns (A9.37, A9.38)', async (frontendApp, width, columns) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const { session } = await aWorld().open('ada');
  const properties: Property[] = [{ name: 'DisplayName', type: 'String', label: 'Name', displayWidth: 6 }];
  const { container } = renderInSession(
    session,
    <Live value={fakeLive().live}>
      <ProjectProviders list={list} frontendApp={frontendApp}>
        <PropertiesForm itemId={ids.greet} schema={{ ...nodeSchema, properties }} />
      </ProjectProviders>
    </Live>,
  );
  const cell = container.querySelector<HTMLElement>('[data-input="DisplayName"]');
  expect(cell?.parentElement?.style.gridTemplateColumns).toBe(`repeat(${columns}, minmax(0, 1fr))`);
});
