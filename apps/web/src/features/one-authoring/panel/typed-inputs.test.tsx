import type { Property } from '@confab/model';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { oneIds, oneItems, pageProperties } from '../../../testing/editing/one-world.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { InputsProvider, PropertiesForm } from '../../inputs/index.ts';

const properties: readonly Property[] = [
  ...pageProperties.map((property) => ({ ...property, label: property.name })),
  { name: 'MaxReprompts', type: 'Int', label: 'Reprompts' },
  { name: 'InMenu', type: 'Bool', label: 'Is in the menu' },
  { name: 'Then', type: 'Enum', label: 'Then', displayAs: 'radio', enumValues: ['Listen', 'End'] },
];

it.each([
  ['node', ids.ask],
  ['page', oneIds.a],
] as const)(
  'the inputs of a %s are edited by their types, and stored with their types (A1.4)',
  async (kind, itemId) => {
    await preloadKinds();
    const world = aWorld(properties, oneItems());
    const { session, client } = await world.open('ada');
    session.openWorkflow(oneIds.tour);
    await act(() => world.clock.pass(2_000));
    renderInSession(
      session,
      <InputsProvider value={{ extensions: [], tokens: [] }}>
        <PropertiesForm itemId={itemId} schema={{ ...nodeSchema, kind, properties: [...properties] }} />
      </InputsProvider>,
    );
    const user = userEvent.setup();
    const name = await screen.findByRole('textbox', { name: /^DisplayName/ });
    await user.clear(name);
    await user.type(name, 'Lamp room');
    const reprompts = screen.getByLabelText(/^Reprompts/);
    await user.clear(reprompts);
    await user.type(reprompts, '3');
    await user.click(screen.getByLabelText(/^Is in the menu/));
    await user.click(screen.getByRole('radio', { name: 'End' }));
    await act(() => world.clock.pass(2_000));
    client.deliver();
    const expected = { DisplayName: 'Lamp room', MaxReprompts: 3, InMenu: true, Then: 'End' };
    expect(session.getItem(itemId)?.values).toMatchObject(expected);
    expect(JSON.parse(world.backend.texts().get(itemId) ?? '{}')).toMatchObject(expected);
  },
);
