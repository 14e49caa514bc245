import type { Property } from '@confab/model';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aWorld, memoryStorage } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { DefinitionDetail } from './definition-detail.tsx';

const property: Property = {
  name: 'Intents',
  type: 'Table',
  table: { tableType: 'Intents', displayColumns: [], properties: [{ name: 'Name', type: 'String', label: 'Name' }] },
};

afterEach(() => vi.unstubAllGlobals());

test('the name of an added row has the focus as soon as the inputs are loaded', async () => {
  // The next key may come before the next frame.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { session } = await aWorld([]).open('ada', memoryStorage());
  const row = { RowId: 'tea', Order: 'a0', Values: {} };
  session.edit(ids.project, { path: 'Intents', action: 'AddRow', updatedValue: [row] });
  renderInSession(
    session,
    <DefinitionDetail {...{ property }} rowId="tea" problems={[]}>
      Uses
    </DefinitionDetail>,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
});
