import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactFlowProvider } from '@xyflow/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { nodeSchema } from '../../../testing/editing/world.ts';
import { AddNodeMenu } from './add-node-menu.tsx';

// The menu gives the focus back a moment after it has closed.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('the palette of node types, when a dragged entry is let go', () => {
  it('the palette of node types leaves the focus on the new card after an entry is dropped', async () => {
    const { entry } = await openPalette();
    const card = screen.getByRole('button', { name: 'New card' });
    card.focus();
    fireEvent.dragEnd(entry, { dataTransfer: { dropEffect: 'copy' } });
    act(() => vi.runAllTimers());
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(document.activeElement).toBe(card);
  });

  it('the palette of node types returns the focus to its button when a drag ends without a drop, and when it closes after an earlier drop', async () => {
    const { user, button, entry } = await openPalette();
    fireEvent.dragEnd(entry, { dataTransfer: { dropEffect: 'none' } });
    act(() => vi.runAllTimers());
    expect(document.activeElement).toBe(button);

    await user.click(button);
    fireEvent.dragEnd(screen.getByRole('menuitem'), { dataTransfer: { dropEffect: 'copy' } });
    await user.click(button);
    await user.keyboard('{Escape}');
    act(() => vi.runAllTimers());
    expect(document.activeElement).toBe(button);
  });
});

async function openPalette() {
  const { session } = await aWorld().open('ada');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const schemas = {
    projectSchemas: {},
    workflowSchemas: {},
    nodeSchemas: { Ask: { ...nodeSchema, nodeCategory: 'talk' } },
    nodeCategories: [{ id: 'talk', title: 'Talk', description: '', colour: 'blue' as const }],
  };
  renderInSession(
    session,
    <ReactFlowProvider>
      <AddNodeMenu schemas={schemas} workflowType="Standard" onChoose={() => undefined} onAddNote={undefined} />
      <button>New card</button>
    </ReactFlowProvider>,
  );
  const button = screen.getByRole('button', { name: 'Add node' });
  await user.click(button);
  return { user, button, entry: screen.getByRole('menuitem') };
}
