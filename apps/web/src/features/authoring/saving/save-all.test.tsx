import { renderUi } from '@confab/test-kit/web';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { advanceTime } from '../../../testing/advance-time.ts';
import { aWorld, setValue } from '../../../testing/editing/open-session.ts';
import { oneIds, oneItems, pageProperties } from '../../../testing/editing/one-world.ts';
import { ids } from '../../../testing/editing/world.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { saveAll } from './save-all.ts';
import { words } from '../words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saving all shows Saving, then Saved for at least one second (A2.108, A9.25)', async () => {
  const { open, clock } = aWorld();
  const { session } = await open('ada');
  renderUi(<ToastRegion />);
  session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  await act(async () => {
    const saving = saveAll(session, words.english);
    await clock.pass(0);
    await saving;
  });
  expect(screen.getByText('Saving')).toBeTruthy();
  await advanceTime(2_000);
  expect(screen.queryByText('Saving')).toBeNull();
  expect(screen.getByText('Saved')).toBeTruthy();
  await advanceTime(1_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  await advanceTime(5_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('saving a llama shows Saving, calls the save, and shows Saved after at least one second (A4.26)', async () => {
  const { open, clock, backend } = aWorld(pageProperties, oneItems());
  const { session } = await open('ada', undefined, false, false);
  session.openWorkflow(oneIds.tour);
  await clock.pass(0);
  renderUi(<ToastRegion />);
  session.edit(oneIds.d, setValue('DisplayName', 'Lamps'));
  await act(async () => {
    const saving = saveAll(session, words.english);
    await clock.pass(2_000);
    await saving;
  });
  const isStored = () => (backend.texts().get(oneIds.d) ?? '').includes('Lamps');
  expect([isStored(), session.getStatus().unsavedItemIds]).toEqual([true, []]);
  const shown = () => ['Saving', 'Saved'].filter((text) => screen.queryByText(text) !== null);
  expect(shown()).toEqual(['Saving']);
  await advanceTime(900);
  expect(shown()).toEqual(['Saving']);
  await advanceTime(1_100);
  expect(shown()).toEqual(['Saved']);
});
