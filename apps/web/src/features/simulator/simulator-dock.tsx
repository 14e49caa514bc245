import { Button } from '@mantine/core';
import { use, useEffect } from 'react';
import { updateEvents } from '@confab/contracts';
import { useEditingSession } from '../../editing/index.ts';
import { Live } from '../../live/live-context.tsx';
import { closeModalsOfType, openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { getDraftChangeSeq } from './store/get-draft-change-seq.ts';
import { SimulatorProvider, useProjectSimulator, useSimulated } from './simulator-context.tsx';
import { SimulatorParts } from './simulator-parts.tsx';
import { SimulatorHostProvider, type SimulatorHost } from './simulator-host.tsx';
import type { Simulator } from './store/simulator-store.ts';
import { useStartRequest } from './store/start-request.ts';
import { words } from './words.ts';
import classes from './simulator.module.css';

/** The simulator of the open project in the dock; the conversation can move to a window and back. */
export function SimulatorDock(host: SimulatorHost) {
  const simulator = useProjectSimulator();
  useStartRequests(simulator);
  useDraftChanges(simulator);
  return (
    <SimulatorProvider value={simulator}>
      <SimulatorHostProvider value={host}>
        <DockContent simulator={simulator} host={host} />
      </SimulatorHostProvider>
    </SimulatorProvider>
  );
}

function DockContent({ simulator, host }: { readonly simulator: Simulator; readonly host: SimulatorHost }) {
  const say = useWords(words);
  const session = useEditingSession();
  const isPoppedOut = useSimulated((state) => state.isPoppedOut);

  function popOut() {
    simulator.popOut(true);
    openModal('chatbotSimulator', { session, simulator, host });
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

/** Starts a conversation once for each start request. */
function useStartRequests(simulator: Simulator) {
  const request = useStartRequest((state) => state.request);
  useEffect(() => {
    if (!request) return;
    useStartRequest.setState({ request: undefined });
    if (request.from) void simulator.startFrom(request.from);
  }, [simulator, request]);
}

/** Subscribes to changes of the draft during a conversation. */
function useDraftChanges(simulator: Simulator) {
  const live = use(Live);
  const { projectId } = useEditingSession();
  useEffect(
    () =>
      live?.onUpdate(updateEvents.projectEvent.name, (payload) => {
        const seq = getDraftChangeSeq(payload, projectId);
        if (seq !== undefined) simulator.noteDraft(seq);
      }),
    [live, projectId, simulator],
  );
}
