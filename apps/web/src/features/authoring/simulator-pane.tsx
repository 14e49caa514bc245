import { EmptyState } from '@confab/ui';
import { IconMessages } from '@tabler/icons-react';
import type { CanvasPath } from '../canvas/index.ts';

interface SimulatorPaneProps {
  readonly selectedNodeId: string | undefined;
  readonly onPath: (path: CanvasPath | null) => void;
  readonly onOpenNode: (nodeId: string) => void;
}

/** The simulator in the dock; its code comes when it is first opened. */
export function SimulatorPane(_props: SimulatorPaneProps) {
  return (
    <EmptyState icon={<IconMessages size={24} stroke={1.6} />} title="Simulator">
      Talk to the project as it is now.
    </EmptyState>
  );
}
