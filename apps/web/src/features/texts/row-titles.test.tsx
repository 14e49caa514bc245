import type { Item, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveElementsHeights } from '../../testing/element-heights.ts';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorldNode, ids, nodeSchema, projectProperties } from '../../testing/editing/world.ts';
import { TextsPage } from './texts-page.tsx';

giveElementsHeights({ offsetHeight: 64, clientHeight: 600 });

const slots: Property = {
  name: 'Slots',
  type: 'Table',
  label: 'Slots',
  table: {
    tableType: 'Slots',
    displayColumns: [{ propertyName: 'Slot', columnType: 'Heading' }],
    properties: [
      { name: 'Slot', type: 'Enum', displayAs: 'SlotSelector' },
      { name: 'Prompt', type: 'String', label: 'Question', flags: ['translated'] },
    ],
  },
};
const drinks: Property = {
  name: 'Drinks',
  type: 'Table',
  label: 'Drinks',
  table: {
    tableType: 'Regular',
    displayColumns: [{ propertyName: 'Drink', columnType: 'Heading' }],
    properties: [
      { name: 'Drink', type: 'Enum', enumValues: ['w||White wine', 'Water'] },
      { name: 'Praise', type: 'String', label: 'Praise', flags: ['translated'] },
    ],
  },
};
const captureSchema = { ...nodeSchema, properties: [...nodeSchema.properties, slots, drinks] };
const schemas = {
  projectSchemas: { Standard: { ...nodeSchema, properties: [...projectProperties] } },
  workflowSchemas: { Standard: nodeSchema },
  nodeSchemas: { Ask: captureSchema },
  nodeCategories: [],
};

/** A node that asks for a slot of the project and for a deleted one. */
function asking(): Item {
  const Slots = [
    aRow('r1', { Slot: 'people', Prompt: 'How many are you?' }),
    aRow('r2', { Slot: 'gone', Prompt: 'What else?' }, 1),
  ];
  return aWorldNode({ DisplayName: 'Booking', Slots });
}

test('a row that is titled by a slot has the name of the slot, which follows when the slot is renamed', async () => {
  const world = aWorld(captureSchema.properties, [asking()]);
  const { session } = await world.open('ada', memoryStorage());
  session.edit(ids.project, setValue('OtherLanguages', 'de'));
  const row = aRow('people', { Name: 'People' });
  session.edit(ids.project, { path: 'Slots', action: 'AddRow', updatedValue: row });
  renderInSession(
    session,
    <TextsPage schemas={schemas} rowId={undefined} onRow={() => undefined} onOpenPlace={() => undefined} />,
  );
  await act(() => world.clock.pass(2_000));
  const listNames = () =>
    screen.getAllByRole('textbox', { name: /^Deutsch/ }).map((one) => one.getAttribute('aria-label'));
  const named = (slot: string) => `Deutsch: Main › Booking, Slots › ${slot} › Question`;
  await waitFor(() => expect(listNames()).toEqual([named('People'), named('Missing slot')]));
  act(() => session.edit(ids.project, setValue('Slots/people/Name', 'Guests')));
  await waitFor(() => expect(listNames()).toEqual([named('Guests'), named('Missing slot')]));
});

test('a row that is titled by an option has the text that people read for the option', async () => {
  const Drinks = [aRow('r1', { Drink: 'w', Praise: 'Fine!' }), aRow('r2', { Drink: 'Water', Praise: 'Healthy!' }, 1)];
  const world = aWorld(captureSchema.properties, [aWorldNode({ DisplayName: 'Bar', Drinks })]);
  const { session } = await world.open('ada', memoryStorage());
  session.edit(ids.project, setValue('OtherLanguages', 'de'));
  renderInSession(
    session,
    <TextsPage schemas={schemas} rowId={undefined} onRow={() => undefined} onOpenPlace={() => undefined} />,
  );
  await act(() => world.clock.pass(2_000));
  const named = (drink: string) => `Deutsch: Main › Bar, Drinks › ${drink} › Praise`;
  expect(await screen.findByRole('textbox', { name: named('White wine') })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: named('Water') })).toBeTruthy();
});
