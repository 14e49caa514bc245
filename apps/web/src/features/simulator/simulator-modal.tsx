import { ModalFrame, TopLayer } from '@confab/ui';
import { use } from 'react';
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
  /** The session, simulator and host; modals render outside their providers. */
  readonly session: EditingSession;
  readonly simulator: Simulator;
  readonly host: SimulatorHost;
  readonly onClose: () => void;
}

/** The simulator in a window (modal type chatbotSimulator). */
export function ChatbotSimulatorModal({ session, simulator, host, onClose }: ChatbotSimulatorModalProps) {
  const say = useWords(words);
  // Esc closes the settings first.
  const areSettingsOpen = useStore(simulator, (state) => state.areSettingsOpen);
  const isOnTop = use(TopLayer) && !areSettingsOpen;
  function close() {
    onClose();
    host.onClose();
  }
  return (
    <TopLayer value={isOnTop}>
      <ModalFrame title={say.modalTitle} size="min(1240px, 96vw)" onClose={close}>
        <EditingSessionProvider session={session}>
          <SimulatorProvider value={simulator}>
            <SimulatorHostProvider value={host}>
              <div className={classes.window} data-simulator>
                <SimulatorParts />
              </div>
            </SimulatorHostProvider>
          </SimulatorProvider>
        </EditingSessionProvider>
      </ModalFrame>
    </TopLayer>
  );
}
