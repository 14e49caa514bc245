import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useProjectSession } from '../../editing/index.ts';
import type { CanvasPath } from '../canvas/index.ts';

const SimulatorDock = lazy(async () => ({ default: (await import('../simulator/index.ts')).SimulatorDock }));

interface SimulatorPaneProps {
  readonly selectedNodeId: string | undefined;
  readonly onPath: (path: CanvasPath | null) => void;
  readonly onOpenNode: (nodeId: string) => void;
}

/** The simulator in the dock; its code comes when it is first opened. */
export function SimulatorPane(props: SimulatorPaneProps) {
  const { projectId } = useProjectSession();
  return (
    <Suspense fallback={<Loader m="md" size="sm" aria-label="Loading the simulator" />}>
      <SimulatorDock projectId={projectId} {...props} />
    </Suspense>
  );
}
