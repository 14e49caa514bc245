import { use, useEffect, useRef } from 'react';
import { updateEvents } from '@confab/contracts';
import { useEditingSession } from '../../editing/index.ts';
import { Live } from '../../live/live-context.tsx';
import { closeModalsOfType, openModal } from '../../modals/modal-store.ts';
import { findProjectChange } from './store/find-project-change.ts';
import { SimulatorProvider, useProjectSimulator } from './simulator-context.tsx';
import { SimulatorParts } from './simulator-parts.tsx';
import { SimulatorHostProvider, type SimulatorHost } from './simulator-host.tsx';
import type { Simulator } from './store/simulator-store.ts';

/** The simulator of the open project, beside the canvas, in the dock or in a window. */
export function SimulatorDock(host: SimulatorHost) {
  const simulator = useProjectSimulator();
  useProjectChanges(simulator);
  return (
    <SimulatorProvider value={simulator}>
      <SimulatorHostProvider value={host}>
        {host.placement === 'window' ? <InWindow simulator={simulator} host={host} /> : <SimulatorParts />}
      </SimulatorHostProvider>
    </SimulatorProvider>
  );
}

/** Keeps the window open while mounted. */
function InWindow({ simulator, host }: { readonly simulator: Simulator; readonly host: SimulatorHost }) {
  const session = useEditingSession();
  // The window outlives a render, so its callbacks read the host of the latest one.
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => {
    const windowHost: SimulatorHost = {
      placement: 'window',
      selectedNodeId: latest.current.selectedNodeId,
      onOpen(itemId, path) {
        // The opened item is behind the window.
        latest.current.onClose();
        latest.current.onOpen(itemId, path);
      },
      connectorName: (nodeId, connectorId) => latest.current.connectorName(nodeId, connectorId),
      onClose: () => latest.current.onClose(),
    };
    openModal('chatbotSimulator', { session, simulator, host: windowHost });
    return () => closeModalsOfType('chatbotSimulator');
  }, [session, simulator]);
  return null;
}

/** Notes changes of the project during a conversation. */
function useProjectChanges(simulator: Simulator) {
  const live = use(Live);
  const session = useEditingSession();
  useEffect(
    () =>
      live?.onUpdate(updateEvents.projectEvent.name, (payload) => {
        const change = findProjectChange(payload, session);
        if (change) simulator.noteChange(change);
      }),
    [live, session, simulator],
  );
}
