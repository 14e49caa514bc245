import type { JsonValue, Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { InputsProvider } from '../inputs-context.tsx';
import { ValueView } from './value-view.tsx';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';

/** Renders one value in an open project. */
async function renderValue(property: Partial<Property>, value: JsonValue | undefined) {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <InputsProvider
      value={{ extensions: [], tokens: [{ tokenName: 'ALK_Platform', category: 'System', description: 'Where' }] }}
    >
      <div data-testid="value">
        <ValueView property={{ name: 'P', type: 'String', ...property }} value={value} />
      </div>
    </InputsProvider>,
  );
  return screen.getByTestId('value');
}

test.each<[string, Partial<Property>, JsonValue | undefined, string]>([
  ['empty without a value', {}, undefined, '–Empty'],
  ['No for a false Bool', { type: 'Bool' }, false, 'No'],
  ['a node by its name', { type: 'TargetNode' }, ids.ask, 'Ask'],
  ['a missing node', { type: 'TargetNode' }, 'gone', 'Missing node: gone'],
  ['a workflow by its name', { type: 'TargetWorkflow' }, ids.workflow, 'Main'],
  [
    'text with tokens, with unknown tokens marked',
    { type: 'TokenString' },
    '{tv.ALK_Platform} {tv.Nobody}',
    'Token Platform Token Nobody, This token is not known in the project',
  ],
  ['an option with its description', { type: 'Enum', enumValues: ['en||English'] }, 'en', 'en English'],
  ['texts of all languages', { type: 'NString' }, { en: 'Hi', de: 'Hallo' }, 'enHideHallo'],
])('a value is shown as %s', async (_what, property, value, text) => {
  const shown = await renderValue(property, value);
  expect(shown.textContent).toBe(text);
});

test('a long table shows its row count and 20 rows until all are requested', async () => {
  const user = userEvent.setup();
  const rows = Array.from({ length: 25 }, (_, at) => aRow(`r${at}`, { Name: `Row of ${at}` }));
  const table = { tableType: 'Regular', displayColumns: [], properties: [{ name: 'Name', type: 'String' as const }] };
  await renderValue({ type: 'Table', table }, rows);
  expect(screen.getByText('25 rows')).toBeTruthy();
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(25);
});

test('a row that is titled by an option has the text that people read for it', async () => {
  const table = {
    tableType: 'Regular',
    displayColumns: [{ propertyName: 'Language', columnType: 'Heading' as const }],
    properties: [{ name: 'Language', type: 'Enum' as const, enumValues: ['en||English'] }],
  };
  const shown = await renderValue({ type: 'Table', table }, [aRow('r', { Language: 'en' })]);
  expect(shown.textContent).toBe('1 rowEnglishLanguageen English');
});
