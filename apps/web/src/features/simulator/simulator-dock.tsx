import { useEffect, useRef } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { closeModalsOfType, openModal } from '../../modals/modal-store.ts';
import { useSilenceWhenHidden } from './conversation/simulator-speech.ts';
import { SimulatorProvider, useProjectSimulator } from './simulator-context.tsx';
import { SimulatorParts } from './simulator-parts.tsx';
import { SimulatorHostProvider, type SimulatorHost } from './simulator-host.tsx';
import type { Simulator } from './store/simulator-store.ts';
import { InOwnWindow } from './window/in-own-window.tsx';

/** The simulator of the open project, beside the canvas, in the dock, in a modal or in a window of the browser. */
export function SimulatorDock(host: SimulatorHost) {
  const simulator = useProjectSimulator();
  useSilenceWhenHidden(host.isOpen);
  return (
    <SimulatorProvider value={simulator}>
      <SimulatorHostProvider value={host}>
        <PlacedParts simulator={simulator} host={host} />
      </SimulatorHostProvider>
    </SimulatorProvider>
  );
}

interface PlacedPartsProps {
  readonly simulator: Simulator;
  readonly host: SimulatorHost;
}

function PlacedParts({ simulator, host }: PlacedPartsProps) {
  if (host.placement === 'window') return <InModal simulator={simulator} host={host} />;
  if (host.placement === 'ownWindow') return <InOwnWindow host={host} />;
  return <SimulatorParts />;
}

/** Keeps the modal open while mounted. */
function InModal({ simulator, host }: PlacedPartsProps) {
  const session = useEditingSession();
  // The modal outlives a render, so its callbacks read the host of the latest one.
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  useEffect(() => {
    const modalHost: SimulatorHost = {
      placement: 'window',
      isOpen: true,
      selectedNodeId: latest.current.selectedNodeId,
      onOpen(itemId, path) {
        // The opened item is behind the modal.
        latest.current.onClose();
        latest.current.onOpen(itemId, path);
      },
      connectorName: (nodeId, connectorId) => latest.current.connectorName(nodeId, connectorId),
      onClose: () => latest.current.onClose(),
    };
    openModal('chatbotSimulator', { session, simulator, host: modalHost });
    return () => closeModalsOfType('chatbotSimulator');
  }, [session, simulator]);
  return null;
}
