import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld, setValue } from '../../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../../testing/editing/render-in-session.tsx';
import { ids } from '../../../../testing/editing/world.ts';
import { SampleOutcome } from './sample-outcome.tsx';

test('samples that are not stored after a while are followed until they are', async () => {
  const world = aWorld();
  const { session, client } = await world.open('ada');
  client.setWeather('down');
  session.edit(ids.project, setValue('DisplayName', 'Tea house'));
  await world.clock.pass(2_000);
  renderInSession(
    session,
    <SampleOutcome
      isUndone={false}
      hasWaited
      refusedBefore={new Set()}
      onUndo={() => undefined}
      onClose={() => undefined}
    />,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('The samples are not stored yet.');
  client.setWeather('fine');
  await act(() => world.clock.pass(10_000));
  expect(status.textContent).toContain('The samples are in the draft.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});
