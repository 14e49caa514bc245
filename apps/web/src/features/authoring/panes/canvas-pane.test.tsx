import type { FoundProblem } from '@confab/dialog-engine';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noActions } from '../../../testing/editing/no-actions.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { createSchemas, ids } from '../../../testing/editing/world.ts';
import { CanvasPane } from './canvas-pane.tsx';

// jsdom has no layout; a card is drawn where the canvas has a size.
const sizes = { clientWidth: 900, clientHeight: 600, offsetWidth: 900, offsetHeight: 600 };
beforeEach(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
});
afterEach(async () => {
  for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
  await vi.dynamicImportSettled();
});

const problem: FoundProblem = {
  itemId: ids.greet,
  path: 'Connectors',
  severity: 'error',
  code: 'MissingConnector',
  message: 'Nothing follows.',
  names: [],
  fix: undefined,
};

test('the only node of a new project is not marked as wrong because nothing follows it yet', async () => {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <CanvasPane
      workflowId={ids.workflow}
      selectedIds={[]}
      schemas={createSchemas()}
      problems={[problem]}
      actions={noActions}
    />,
  );
  const card = await screen.findByRole('group', { name: /^Greet/ });
  expect(card.textContent).toContain('1 error');
  await act(() => session.removeItems([ids.ask]));
  expect(card.textContent).not.toContain('error');
});
