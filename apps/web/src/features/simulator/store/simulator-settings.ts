import { nodeIdSchema, platforms, stages, workflowIdSchema, type ProjectId } from '@confab/model';
import { z } from 'zod';
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

/** What another version of the client stored in another form has its default. */
const storedSchema = z
  .object({
    settings: z
      .object({
        stage: z.enum(stages).catch(defaultSettings.stage),
        platform: z.enum(platforms).catch(defaultSettings.platform),
        language: z.string().optional().catch(undefined),
        isNewUser: z.boolean().catch(defaultSettings.isNewUser),
        isAccountLinked: z.boolean().catch(defaultSettings.isAccountLinked),
        from: z
          .union([z.object({ nodeId: nodeIdSchema }), z.object({ workflowId: workflowIdSchema })])
          .optional()
          .catch(undefined),
        seed: z.number().optional().catch(undefined),
        moment: z.string().optional().catch(undefined),
      })
      .transform((settings) => ({ ...defaultSettings, ...settings }))
      .catch(defaultSettings),
    preferences: z
      .object({
        showsPath: z.boolean().catch(defaultPreferences.showsPath),
        follows: z.boolean().catch(defaultPreferences.follows),
        readsAloud: z.boolean().catch(defaultPreferences.readsAloud),
        view: z.enum(responseViews).catch(defaultPreferences.view),
        pinned: z.array(z.string()).readonly().catch(defaultPreferences.pinned),
      })
      .catch(defaultPreferences),
  })
  .catch({ settings: defaultSettings, preferences: defaultPreferences });

export function loadSettings(projectId: ProjectId): StoredSimulator {
  return storedSchema.parse(readSetting(getStorageKey(projectId)));
}

export function storeSettings(projectId: ProjectId, { settings, preferences }: StoredSimulator): void {
  writeSetting(getStorageKey(projectId), { settings, preferences });
}

function getStorageKey(projectId: ProjectId) {
  return `simulator.${projectId}`;
}
