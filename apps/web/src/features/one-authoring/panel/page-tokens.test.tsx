import { getOwnTokens } from '@confab/inputs';
import type { Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useItem } from '../../../editing/index.ts';
import { oneIds, oneItems, pageProperties } from '../../../testing/editing/one-world.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { nodeSchema } from '../../../testing/editing/world.ts';
import { preloadKinds } from '../../../testing/preload-input-kinds.ts';
import { InputsProvider, PageTokensProvider, PropertiesForm } from '../../inputs/index.ts';
import { tokenWords } from './token-words.ts';
import { usePageTokens } from './use-page-tokens.ts';

const properties: readonly Property[] = [
  ...pageProperties,
  { name: 'MailText', type: 'TokenString', label: 'Text of the mail' },
  {
    name: 'Fields',
    type: 'Table',
    table: { tableType: 'Regular', displayColumns: [], properties: [{ name: 'Name', type: 'String' }] },
  },
];
const people = '00000000-0000-4000-8000-0000000002a0';
const fields = [aRow(people, { Name: 'People' })];

/** A form and a question in one chapter, and a contact page in another. */
async function openPages() {
  await preloadKinds();
  const types: Readonly<Record<string, string>> = { [oneIds.a]: 'Form', [oneIds.d]: 'Question', [oneIds.z]: 'Contact' };
  const items = oneItems().map((item) => ({
    ...item,
    type: types[item.id] ?? item.type,
    propertyValues: { ...item.propertyValues, ...(item.id === oneIds.a && { Fields: fields }) },
  }));
  const world = aWorld(properties, items);
  const { session } = await world.open('ada');
  for (const id of [oneIds.tour, oneIds.visit]) session.openWorkflow(id);
  await act(() => world.clock.pass(2_000));
  return session;
}

function Form({ itemId }: { readonly itemId: string }) {
  const pageTokens = usePageTokens(useItem(itemId));
  return (
    <InputsProvider value={{ extensions: [], tokens: [] }}>
      <PageTokensProvider pageTokens={pageTokens}>
        <PropertiesForm itemId={itemId} schema={{ ...nodeSchema, kind: 'node', properties: [...properties] }} />
      </PageTokensProvider>
    </InputsProvider>
  );
}

test('texts of a page offer its own tokens, and the answers of all pages by their names', async () => {
  const session = await openPages();
  renderInSession(session, <Form itemId={oneIds.a} />);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: /^Text of the mail/ });
  await user.type(field, '{{');
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual([
    expect.stringContaining('All answers of this form, one on each line'),
    expect.stringContaining('The answer in a'),
    expect.stringContaining('The answer to d'),
    expect.stringContaining('The message that was left at z'),
  ]);
  expect(offered.join()).not.toContain(oneIds.a);
  await user.type(field, 'People');
  await user.click(await screen.findByRole('option', { name: /People/ }));
  expect(session.getValue(oneIds.a, 'MailText')).toBe(`{tv.${oneIds.a}.${people}}`);
  const chips = within(screen.getByRole('group', { name: /Text of the mail/ }));
  expect(chips.getByText('People')).toBeTruthy();
  expect(chips.queryByText(/not known/)).toBeNull();
  act(() => session.edit(oneIds.a, setValue('MailText', `{tv.${oneIds.a}.People}`)));
  expect(chips.getByText('People')).toBeTruthy();
  expect(chips.queryByText(/not known/)).toBeNull();
});

test('a question that is renamed is offered under its new name', async () => {
  const session = await openPages();
  renderInSession(session, <Form itemId={oneIds.d} />);
  const user = userEvent.setup();
  act(() => session.edit(oneIds.a, setValue(`Fields/${people}/Name`, 'Guests')));
  await user.type(await screen.findByRole('textbox', { name: /^Text of the mail/ }), '{{Guests');
  expect(await screen.findByRole('option', { name: /Guests/ })).toBeTruthy();
});

test('every token of a page has a description', () => {
  const types = ['Menu', 'Question', 'Form', 'Link', 'Wallet', 'Contact'];
  expect(types.flatMap(getOwnTokens).filter((name) => !(name in tokenWords.english))).toEqual([]);
});
