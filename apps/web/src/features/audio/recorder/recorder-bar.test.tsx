import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { RecorderBar } from './recorder-bar.tsx';
import type { RecorderState } from './recorder-state.ts';

// In this DOM, a page without a focused element counts as unfocused.
beforeEach(() => void vi.spyOn(document, 'hasFocus').mockReturnValue(true));

test('Stop has the focus while the button that began the recording is off, and the panel has it afterwards', () => {
  const panel = (state: RecorderState) => (
    <div tabIndex={-1} data-testid="panel">
      <button type="button" disabled={state.type !== 'idle'}>
        Record
      </button>
      {state.type === 'idle' ? null : <RecorderBar state={state} level={0} onStop={() => undefined} />}
    </div>
  );
  const { rerender } = renderPage(fakeApi({}).api, panel({ type: 'idle' }));
  screen.getByRole('button', { name: 'Record' }).focus();
  rerender(panel({ type: 'opening' }));
  const stop = screen.getByRole('button', { name: 'Stop' });
  expect(document.activeElement).toBe(stop);
  rerender(panel({ type: 'recording', seconds: 1 }));
  expect(document.activeElement).toBe(stop);
  rerender(panel({ type: 'finishing' }));
  expect(document.activeElement).toBe(screen.getByTestId('panel'));
});
