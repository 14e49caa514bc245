import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactFlowProvider } from '@xyflow/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { CanvasNode } from '../canvas-node.ts';
import { FindOnCanvas } from './find-on-canvas.tsx';

/** As much of a note as the search reads. */
const aNote = (id: string) =>
  ({ id, type: 'note', position: { x: 0, y: 0 }, data: { annotation: { text: 'Tea' } } }) as CanvasNode;

it('Enter goes forward from the first match, and Shift Enter backward from the last one', async () => {
  const selected: string[] = [];
  const find = () =>
    renderPage(
      fakeApi({}).api,
      <ReactFlowProvider>
        <FindOnCanvas
          nodes={['a', 'b', 'c'].map(aNote)}
          onSelect={(id) => selected.push(id)}
          onClose={() => undefined}
        />
      </ReactFlowProvider>,
    );
  const user = userEvent.setup();
  const { unmount } = find();
  await user.type(await screen.findByRole('textbox'), 'tea{Shift>}{Enter}{Enter}{/Shift}{Enter}{Enter}');
  expect(selected).toEqual(['c', 'b', 'c', 'a']);
  unmount();
  find();
  await user.type(await screen.findByRole('textbox'), 'tea{Enter}');
  expect(selected.at(-1)).toBe('a');
});

it('Enter and Escape of an input method neither go to a match nor close the field', async () => {
  const done: string[] = [];
  renderPage(
    fakeApi({}).api,
    <ReactFlowProvider>
      <FindOnCanvas nodes={[aNote('a')]} onSelect={(id) => done.push(id)} onClose={() => done.push('closed')} />
    </ReactFlowProvider>,
  );
  const field = await screen.findByRole('textbox');
  await userEvent.setup().type(field, 'tea');
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(done).toEqual([]);
});
