import type { ProjectId } from '@confab/model';
import { readSetting, writeSetting } from '../../../platform/settings.ts';
import type { SimulatorSettings } from '../conversation/conversation-tree.ts';

/** The displayed text, the spoken text, or the speech markup of a platform. */
export const responseViews = ['Shown', 'Spoken', 'Alexa', 'Google'] as const;
export type ResponseView = (typeof responseViews)[number];

/** Display preferences of the simulator. */
export interface SimulatorPreferences {
  readonly showsPath: boolean;
  /** Whether canvas and tree follow the conversation. */
  readonly follows: boolean;
  readonly readsAloud: boolean;
  /** How responses are shown, for the whole conversation. */
  readonly view: ResponseView;
  /** Names of the variables that are watched. */
  readonly pinned: readonly string[];
}

/** What this browser stores about the simulator of a project. */
export interface StoredSimulator {
  readonly settings: SimulatorSettings;
  readonly preferences: SimulatorPreferences;
}

export const defaultSettings: SimulatorSettings = {
  stage: 'Draft',
  platform: 'Chatbot',
  language: undefined,
  isNewUser: true,
  isAccountLinked: false,
  from: undefined,
  seed: undefined,
  moment: undefined,
};

const defaultPreferences: SimulatorPreferences = {
  showsPath: true,
  follows: true,
  readsAloud: false,
  view: 'Shown',
  pinned: [],
};

export function loadSettings(projectId: ProjectId): StoredSimulator {
  const stored = readSetting<Partial<StoredSimulator>>(getStorageKey(projectId), {});
  return {
    settings: { ...defaultSettings, ...stored.settings },
    preferences: { ...defaultPreferences, ...stored.preferences },
  };
}

export function storeSettings(projectId: ProjectId, { settings, preferences }: StoredSimulator): void {
  writeSetting(getStorageKey(projectId), { settings, preferences });
}

function getStorageKey(projectId: ProjectId) {
  return `simulator.${projectId}`;
}
