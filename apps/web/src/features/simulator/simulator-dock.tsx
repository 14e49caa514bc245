import { Button } from '@mantine/core';
import { use, useEffect } from 'react';
import { updateEvents } from '@confab/contracts';
import { useEditingSession } from '../../editing/index.ts';
import { Live } from '../../live/live-context.tsx';
import { closeModalsOfType, openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { changesDrafts } from './changes-drafts.ts';
import { SimulatorProvider, useProjectSimulator, useSimulated } from './simulator-context.tsx';
import { SimulatorParts } from './simulator-parts.tsx';
import { SimulatorPlaceProvider, type SimulatorPlace } from './simulator-place.tsx';
import type { Simulator } from './simulator-store.ts';
import { useSimulatorWish } from './simulator-wishes.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

/** The simulator of the open project, docked; the conversation may go into a window and come back. */
export function SimulatorDock(place: SimulatorPlace) {
  const simulator = useProjectSimulator();
  useGrantedWishes(simulator);
  useDraftChanges(simulator);
  return (
    <SimulatorProvider value={simulator}>
      <SimulatorPlaceProvider value={place}>
        <Docked simulator={simulator} place={place} />
      </SimulatorPlaceProvider>
    </SimulatorProvider>
  );
}

function Docked({ simulator, place }: { readonly simulator: Simulator; readonly place: SimulatorPlace }) {
  const say = useWords(words);
  const session = useEditingSession();
  const isPoppedOut = useSimulated((state) => state.isPoppedOut);

  function popOut() {
    simulator.popOut(true);
    openModal('chatbotSimulator', { session, simulator, place });
  }

  if (!isPoppedOut) return <SimulatorParts isInWindow={false} onMove={popOut} />;
  return (
    <div className={classes.away}>
      <p className={classes.hint}>{say.inWindow}</p>
      <Button size="compact-sm" variant="default" onClick={() => closeModalsOfType('chatbotSimulator')}>
        {say.dockAgain}
      </Button>
    </div>
  );
}

/** Begins where somebody wished, once. */
function useGrantedWishes(simulator: Simulator) {
  const wish = useSimulatorWish((state) => state.wish);
  useEffect(() => {
    if (!wish) return;
    useSimulatorWish.setState({ wish: undefined });
    if (wish.from) void simulator.startFrom(wish.from);
  }, [simulator, wish]);
}

/** Hears of what changes in the project while somebody talks to it. */
function useDraftChanges(simulator: Simulator) {
  const live = use(Live);
  const { projectId } = useEditingSession();
  useEffect(
    () =>
      live?.onUpdate(updateEvents.projectEvent.name, (payload) => {
        const seq = changesDrafts(payload, projectId);
        if (seq !== undefined) simulator.noteDraft(seq);
      }),
    [live, projectId, simulator],
  );
}
