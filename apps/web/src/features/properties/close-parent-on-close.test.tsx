import type { Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preloadKinds } from '../../testing/preload-input-kinds.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema } from '../../testing/editing/world.ts';
import userEvent from '@testing-library/user-event';
import { InputsProvider, PropertiesForm } from '../inputs/index.ts';
import { scrollToInput } from './scroll-to-input.ts';

const table = (name: string, column: string, ...inner: Property[]): Property => ({
  name,
  type: 'Table',
  label: name,
  table: {
    tableType: 'Regular',
    tableEntryDescription: column,
    displayColumns: [{ propertyName: column, columnType: 'Heading' }],
    properties: [{ name: column, type: 'String', label: column }, ...inner],
  },
});
const dish = aRow('1', { Dish: 'Soup', Spices: [aRow('2', { Spice: 'Pepper' }), aRow('3', { Spice: 'Salt' })] });
const pepper = 'Dishes/1/Spices/2/Spice';

describe('rows that were opened to reach an input', () => {
  it('closing a row that was opened to reach an input closes the row around it, opened for the same reason (A3.30)', async () => {
    const { user, list } = await aForm();
    await goTo(pepper);
    expect(list()).toEqual(['Soup', 'Pepper']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Spice' }));
    await user.click(screen.getByRole('button', { name: /^Pepper/, expanded: true }));
    await waitFor(() => expect(list()).toEqual([]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Soup/, expanded: false }));
  });

  it('a row that the author has opened stays open when a row inside it is closed', async () => {
    const { user, list } = await aForm();
    await user.click(screen.getByRole('button', { name: /^Soup/, expanded: false }));
    await goTo(pepper);
    await user.click(screen.getByRole('button', { name: /^Pepper/, expanded: true }));
    expect(list()).toEqual(['Soup']);
  });

  it('a row opened to reach an input stays open once the author uses another of its inputs, or opens another row in it', async () => {
    const { user, list } = await aForm();
    await goTo(pepper);
    await user.click(screen.getByRole('textbox', { name: 'Dish' }));
    await user.click(screen.getByRole('button', { name: /^Pepper/, expanded: true }));
    expect(list()).toEqual(['Soup']);
    await user.click(screen.getByRole('button', { name: /^Soup/, expanded: true }));
    await goTo(pepper);
    await user.click(screen.getByRole('button', { name: /^Salt/, expanded: false }));
    expect(list()).toEqual(['Soup', 'Salt']);
  });
});

const goTo = (path: string) => act(() => scrollToInput(document.body, { path }, () => undefined));

async function aForm() {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
  await preloadKinds();
  const properties = [table('Dishes', 'Dish', table('Spices', 'Spice'))];
  const world = aWorld(properties);
  const { session } = await world.open('ada');
  session.edit(ids.greet, { path: 'Dishes', action: 'AddRow', updatedValue: dish });
  renderInSession(
    session,
    <InputsProvider value={{ tokens: [], extensions: [] }}>
      <PropertiesForm itemId={ids.greet} schema={{ ...nodeSchema, properties }} />
    </InputsProvider>,
  );
  const list = () =>
    screen
      .queryAllByRole('button', { expanded: true })
      .flatMap(({ dataset, textContent }) => (dataset['row'] === undefined ? [] : textContent));
  return { user: userEvent.setup(), list };
}
