import type { Property } from '@confab/model';
import type { FoundProblem } from '@confab/dialog-engine';
import { aRow } from '@confab/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  const row = aRow('tea');
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

describe('a sample that marks a slot which the project lacks', () => {
  const problem: FoundProblem = {
    itemId: ids.project,
    path: 'Intents/tea/Samples',
    code: 'UnknownSlot',
    message: 'There is no slot called "size".',
    names: ['size'],
    severity: 'error',
    fix: 'createSlot',
  };

  async function showProblem(isReadOnly: boolean) {
    const { session } = await aWorld([]).open('ada', memoryStorage(), isReadOnly);
    renderInSession(
      session,
      <DefinitionDetail {...{ property }} rowId="tea" problems={[problem]}>
        Uses
      </DefinitionDetail>,
    );
    await screen.findByText(/There is no slot called "size"/);
    return session;
  }

  test('a missing slot is created from the message about it, and the focus stays beside the inputs', async () => {
    const session = await showProblem(false);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Fix: create the slot' }));
    await waitFor(() => expect(JSON.stringify(session.getValue(ids.project, 'Slots'))).toContain('"Name":"size"'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Uses'));
  });

  test('the message about a missing slot has no button in a read-only project', async () => {
    await showProblem(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
