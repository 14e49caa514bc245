import { ModalFrame, TopLayer } from '@confab/ui';
import { use, useEffect } from 'react';
import { useStore } from 'zustand';
import { EditingSessionProvider, type EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { SimulatorProvider } from './simulator-context.tsx';
import { SimulatorParts } from './simulator-parts.tsx';
import { SimulatorPlaceProvider, type SimulatorPlace } from './simulator-place.tsx';
import type { Simulator } from './simulator-store.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

interface ChatbotSimulatorModalProps {
  /** The open project, its simulator and the editor around: a modal stands outside of what is below them. */
  readonly session: EditingSession;
  readonly simulator: Simulator;
  readonly place: SimulatorPlace;
  readonly onClose: () => void;
}

/** The simulator in a window (chatbotSimulator). Its conversation is the dock's; closing it leads back there. */
export function ChatbotSimulatorModal({ session, simulator, place, onClose }: ChatbotSimulatorModalProps) {
  const say = useWords(words);
  // Esc closes the settings first.
  const areSettingsOpen = useStore(simulator, (state) => state.areSettingsOpen);
  const isOnTop = use(TopLayer) && !areSettingsOpen;
  useEffect(() => {
    simulator.popOut(true);
    return () => simulator.popOut(false);
  }, [simulator]);
  const around: SimulatorPlace = {
    ...place,
    // What it leads to is below the window.
    onOpen(itemId, path) {
      onClose();
      place.onOpen(itemId, path);
    },
  };
  return (
    <TopLayer value={isOnTop}>
      <ModalFrame title={say.modalTitle} size="min(1240px, 96vw)" onClose={onClose}>
        <EditingSessionProvider session={session}>
          <SimulatorProvider value={simulator}>
            <SimulatorPlaceProvider value={around}>
              <div className={classes.window}>
                <SimulatorParts isInWindow onMove={onClose} />
              </div>
            </SimulatorPlaceProvider>
          </SimulatorProvider>
        </EditingSessionProvider>
      </ModalFrame>
    </TopLayer>
  );
}
