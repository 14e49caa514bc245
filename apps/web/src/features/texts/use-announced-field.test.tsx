import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditingSessionProvider } from '../../editing/index.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { useAnnouncedField } from './use-announced-field.ts';

const path = 'DisplayName';
type Field = ReturnType<typeof useAnnouncedField>;

async function openField() {
  const { session } = await aWorld().open('ada');
  const shown: string[] = [];
  const watched = {
    ...session,
    startEdit: (_itemId: string, at: string, selection?: object) => shown.push(`${at} ${JSON.stringify(selection)}`),
    endEdit: () => shown.push('left'),
  };
  let field: Field | undefined;
  function Probe() {
    field = useAnnouncedField(ids.greet, path);
    return null;
  }
  const { unmount } = render(
    <EditingSessionProvider session={watched}>
      <Probe />
    </EditingSessionProvider>,
  );
  if (!field) throw new Error('The field was not rendered.');
  return { field, shown, unmount };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a text that the focus only passes is not shown to colleagues', async () => {
  const { field, shown } = await openField();
  field.enter();
  field.select({ from: 0, to: 0 });
  vi.advanceTimersByTime(200);
  field.leave();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([]);
});

test('colleagues see which text has the focus, then the selection in it, and that it was left', async () => {
  const { field, shown } = await openField();
  field.enter();
  vi.advanceTimersByTime(300);
  field.select({ from: 1, to: 2 });
  field.leave();
  expect(shown).toEqual([`${path} undefined`, `${path} {"from":1,"to":2}`, 'left']);
});

test('a text that is being written is announced at once and only once, and left when its row is removed', async () => {
  const { field, shown, unmount } = await openField();
  field.enter();
  field.write();
  field.write();
  vi.advanceTimersByTime(1_000);
  expect(shown).toEqual([`${path} undefined`]);
  unmount();
  expect(shown).toEqual([`${path} undefined`, 'left']);
});
