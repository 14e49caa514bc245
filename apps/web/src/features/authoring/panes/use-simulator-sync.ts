import { useEffect, useEffectEvent, useMemo } from 'react';
import type { EditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { usePageActions } from '../../command-palette/index.ts';
import { setPathShown, simulateItem, usePathMarks, useRecordedLink, useStartRequest } from '../../simulator/index.ts';
import type { SimulatorPaneState } from './use-simulator-pane.ts';
import { words } from '../words.ts';

interface SimulatorSyncOptions {
  readonly simulator: SimulatorPaneState;
  readonly session: EditingSession;
  /** The workflow on the canvas. */
  readonly shownId: string | undefined;
  readonly selectedId: string | undefined;
  readonly show: (workflowId: string) => void;
}

/** Keeps the editor in sync with the simulator: opens it on request, shows the path, and follows the current node. */
export function useSimulatorSync({ simulator, session, shownId, selectedId, show }: SimulatorSyncOptions): void {
  const say = useWords(words);
  useRecordedLink();
  const startRequest = useStartRequest((state) => state.request);
  const { isOpen } = simulator;
  const leadsTo = usePathMarks()?.leadsTo;
  const open = useEffectEvent(() => simulator.open());
  const follow = useEffectEvent((nodeId: string) => {
    const workflowId = session.getItem(nodeId)?.workflowId;
    if (workflowId && workflowId !== shownId) show(workflowId);
  });
  useEffect(() => {
    if (startRequest) open();
  }, [startRequest]);
  useEffect(() => {
    setPathShown(isOpen);
    return () => setPathShown(false);
  }, [isOpen]);
  useEffect(() => {
    if (leadsTo !== undefined) follow(leadsTo);
  }, [leadsTo]);
  usePageActions(
    useMemo(() => {
      const item = selectedId === undefined ? undefined : session.getItem(selectedId);
      if (!item || item.kind === 'project') return [];
      const run = () => simulateItem(item);
      return [{ id: 'editor.simulateSelected', label: say.simulateSelected, group: say.thisProject, run }];
    }, [session, selectedId, say]),
  );
}
