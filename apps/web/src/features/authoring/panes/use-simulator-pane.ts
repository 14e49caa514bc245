import { useMediaQuery } from '@mantine/hooks';
import type { SimulatorPlacement } from '../../simulator/index.ts';
import { useSimulatorPlacement } from '../../simulator/index.ts';
import type { DockTab, EditorLocation } from '../location/editor-location.ts';
import { useDock, type Dock } from '../location/use-dock.ts';

/** Below this width the simulator is in the dock, so that the canvas keeps its place. */
const sideWidth = '(min-width: 1280px)';

/** Where the simulator is, and how it is opened and closed. */
export interface SimulatorPaneState {
  readonly placement: SimulatorPlacement;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
}

/**
 * The dock and the simulator, which is a tab of the dock or separate from it. The URL contains what is open; this
 * browser stores where the simulator is.
 *
 * @param change applies a change to the latest location.
 */
export function useSimulatorPane(
  { panel, isSimulatorOpen }: EditorLocation,
  change: (changed: Partial<EditorLocation>) => void,
): { readonly dock: Dock; readonly simulator: SimulatorPaneState } {
  const chosen = useSimulatorPlacement((state) => state.placement);
  const isWide = useMediaQuery(sideWidth, true, { getInitialValueInEffect: false });
  const placement = chosen === 'side' && !isWide ? 'dock' : chosen;
  const isDocked = placement === 'dock';

  function showInDock(tab: DockTab | undefined) {
    if (tab === 'simulator') change({ panel: undefined, isSimulatorOpen: true });
    else if (tab === undefined && isDocked) change({ panel: undefined, isSimulatorOpen: false });
    else change({ panel: tab });
  }

  const dock = useDock(panel ?? (isDocked && isSimulatorOpen ? 'simulator' : undefined), showInDock);
  const isOpen = isDocked ? dock.shown === 'simulator' : isSimulatorOpen;
  const open = () => (isDocked ? dock.open('simulator') : change({ isSimulatorOpen: true }));
  const close = () => change({ isSimulatorOpen: false });
  return { dock, simulator: { placement, isOpen, open, close, toggle: isOpen ? close : open } };
}
