import { create } from 'zustand';
import { readSetting, writeSetting } from '../../platform/settings.ts';

/** Where the simulator is: beside the canvas, in the dock below it, in a modal, or in a window of the browser. */
export const simulatorPlacements = ['side', 'dock', 'window', 'ownWindow'] as const;
export type SimulatorPlacement = (typeof simulatorPlacements)[number];

const storageKey = 'simulator.placement';

/** The place that the author chose, stored in this browser. */
export const useSimulatorPlacement = create<{ readonly placement: SimulatorPlacement }>(() => ({
  placement: simulatorPlacements.find((one) => one === readSetting(storageKey)) ?? 'side',
}));

/** Whether the simulator has the width of a phone; the details of a turn are below it then. */
export function isPhoneWide(placement: SimulatorPlacement): boolean {
  return placement === 'side' || placement === 'ownWindow';
}

export function placeSimulator(placement: SimulatorPlacement): void {
  useSimulatorPlacement.setState({ placement });
  writeSetting(storageKey, placement);
}
