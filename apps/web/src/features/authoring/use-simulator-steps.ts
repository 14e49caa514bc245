import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ProjectSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { usePageActions } from '../palette/index.ts';
import { setPathShown, simulateItem, usePathMarks, useSimulatorWish } from '../simulator/index.ts';
import type { Dock } from './use-dock.ts';
import { words } from './words.ts';

interface SimulatorStepsParts {
  readonly dock: Dock;
  readonly session: ProjectSession;
  /** The workflow that the place names. */
  readonly shownId: string | undefined;
  readonly selectedId: string | undefined;
  readonly show: (workflowId: string) => void;
}

/** The editor beside the simulator: opens it when somebody wishes, draws its way while it is open, and goes along. */
export function useSimulatorSteps({ dock, session, shownId, selectedId, show }: SimulatorStepsParts): void {
  const say = useWords(words);
  const wish = useSimulatorWish((state) => state.wish);
  const isOpen = dock.shown !== undefined;
  const leadsTo = usePathMarks()?.leadsTo;
  const open = useEffectEvent(() => dock.open('simulator'));
  const follow = useEffectEvent((nodeId: string) => {
    const workflowId = session.getItem(nodeId)?.workflowId;
    if (workflowId && workflowId !== shownId) show(workflowId);
  });
  useEffect(() => {
    if (wish) open();
  }, [wish]);
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
