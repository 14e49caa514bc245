import { readSetting, writeSetting } from '../../platform/settings.ts';
import type { SimulatorSettings } from './conversation-tree.ts';

/** How somebody likes the simulator. */
export interface SimulatorPreferences {
  readonly showsPath: boolean;
  /** Whether canvas and tree go along with the conversation. */
  readonly follows: boolean;
  readonly readsAloud: boolean;
  /** Names of the variables that are watched. */
  readonly pinned: readonly string[];
}

/** What is remembered of the simulator for a project, in this browser. */
export interface Remembered {
  readonly settings: SimulatorSettings;
  readonly preferences: SimulatorPreferences;
}

export const firstSettings: SimulatorSettings = {
  stage: 'Draft',
  platform: 'Chatbot',
  language: undefined,
  isNewUser: true,
  isAccountLinked: false,
  from: undefined,
  seed: undefined,
  moment: undefined,
};

const firstPreferences: SimulatorPreferences = { showsPath: true, follows: true, readsAloud: false, pinned: [] };

export function recallSimulator(projectId: string): Remembered {
  const kept = readSetting<Partial<Remembered>>(keyOf(projectId), {});
  return {
    settings: { ...firstSettings, ...kept.settings },
    preferences: { ...firstPreferences, ...kept.preferences },
  };
}

export function rememberSimulator(projectId: string, { settings, preferences }: Remembered): void {
  writeSetting(keyOf(projectId), { settings, preferences });
}

function keyOf(projectId: string) {
  return `simulator.${projectId}`;
}
