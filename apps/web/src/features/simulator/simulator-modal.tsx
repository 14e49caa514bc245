import { ModalFrame, TopLayer } from '@confab/ui';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { EditingSessionProvider, type EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { SimulatorProvider } from './simulator-context.tsx';
import { SimulatorParts } from './simulator-parts.tsx';
import { SimulatorHostProvider, type SimulatorHost } from './simulator-host.tsx';
import type { Simulator } from './store/simulator-store.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface ChatbotSimulatorModalProps {
  /** The session, simulator and host; modals render outside of their providers. */
  readonly session: EditingSession;
  readonly simulator: Simulator;
  readonly host: SimulatorHost;
  readonly onClose: () => void;
}

/** The simulator in a window (modal type chatbotSimulator). It shares the conversation with the dock.  */
export function ChatbotSimulatorModal({ session, simulator, host, onClose }: ChatbotSimulatorModalProps) {
  const say = useWords(words);
  // Esc closes the settings first.
  const areSettingsOpen = useStore(simulator, (state) => state.areSettingsOpen);
  const isOnTop = use(TopLayer) && !areSettingsOpen;
  useEffect(() => {
    simulator.popOut(true);
    return () => simulator.popOut(false);
  }, [simulator]);
  const hostInWindow: SimulatorHost = {
    ...host,
    // The opened item is behind the window.
    onOpen(itemId, path) {
      onClose();
      host.onOpen(itemId, path);
    },
  };
  return (
    <TopLayer value={isOnTop}>
      <ModalFrame title={say.modalTitle} size="min(1240px, 96vw)" onClose={onClose}>
        <EditingSessionProvider session={session}>
          <SimulatorProvider value={simulator}>
            <SimulatorHostProvider value={hostInWindow}>
              <div className={classes.window}>
                <SimulatorParts isInWindow onMove={onClose} />
              </div>
            </SimulatorHostProvider>
          </SimulatorProvider>
        </EditingSessionProvider>
      </ModalFrame>
    </TopLayer>
  );
}
