import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useProjectSession } from '../../editing/index.ts';
import type { CanvasPath } from '../canvas/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { words } from './words.ts';

const SimulatorDock = lazy(async () => ({ default: (await import('../simulator/index.ts')).SimulatorDock }));

interface SimulatorPaneProps {
  readonly selectedNodeId: string | undefined;
  readonly onPath: (path: CanvasPath | null, isGlance?: boolean) => void;
  readonly onOpenNode: (nodeId: string) => void;
}

/** The simulator in the dock; its code comes when it is first opened. */
export function SimulatorPane(props: SimulatorPaneProps) {
  const { projectId } = useProjectSession();
  return (
    <Suspense fallback={<Loading />}>
      <SimulatorDock projectId={projectId} {...props} />
    </Suspense>
  );
}

function Loading() {
  const say = useWords(words);
  return (
    <div className={classes.simulatorSkeleton} aria-busy="true" aria-label={say.loadingSimulator}>
      <Skeleton height={30} width="40%" />
      <Skeleton height={60} width="60%" />
    </div>
  );
}
