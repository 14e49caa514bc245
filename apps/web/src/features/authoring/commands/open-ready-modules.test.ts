import { afterEach, expect, test } from 'vitest';
import { useModals } from '../../../modals/modal-store.ts';
import { openReadyModules } from './open-ready-modules.ts';
import { ids } from '../../../testing/editing/world.ts';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(closeModals);

test('an added module is shown once the project has it, and only once', () => {
  const items = new Set<string>();
  const listeners = new Set<() => void>();
  const shown: string[] = [];
  const session = {
    teamId: ids.team,
    projectId: ids.project,
    // The code under test only asks whether the item exists.
    getItem: (id: string) => (items.has(id) ? ({ id } as never) : undefined),
    subscribeTo(_topic: string, listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  openReadyModules(session, (id) => shown.push(id));
  const [modal] = useModals.getState().opened;
  if (!modal) throw new Error('The modal is open.');
  const { onAdded } = modal.props as { readonly onAdded: (id: string) => void };
  onAdded('module');
  expect([shown, listeners.size]).toEqual([[], 1]);
  for (const listener of listeners) listener();
  items.add('module');
  for (const listener of listeners) listener();
  expect([shown, listeners.size]).toEqual([['module'], 0]);
  onAdded('module');
  expect(shown).toEqual(['module', 'module']);
});
