import { create } from 'zustand';
import { readSetting, writeSetting } from '../../platform/settings.ts';

/** Where the simulator is: beside the canvas, in the dock below it, or in a window. */
export const simulatorPlacements = ['side', 'dock', 'window'] as const;
export type SimulatorPlacement = (typeof simulatorPlacements)[number];

const storageKey = 'simulator.placement';

/** The place that the author chose, stored in this browser. */
export const useSimulatorPlacement = create<{ readonly placement: SimulatorPlacement }>(() => ({
  placement: simulatorPlacements.find((one) => one === readSetting<unknown>(storageKey, 'side')) ?? 'side',
}));

export function placeSimulator(placement: SimulatorPlacement): void {
  useSimulatorPlacement.setState({ placement });
  writeSetting(storageKey, placement);
}
