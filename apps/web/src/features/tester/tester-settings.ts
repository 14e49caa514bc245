import { platforms, type Platform } from '@confab/model';

/** Stages that the tester talks to. Drafts are tested in the simulator. */
export const testedStages = ['Alpha', 'Beta', 'Live'] as const;
export type TestedStage = (typeof testedStages)[number];

/** The stages to talk to, and the visitor that the tester simulates. */
export interface TesterSettings {
  readonly stages: readonly TestedStage[];
  /** Undefined for the project's language. */
  readonly language: string | undefined;
  readonly platform: Platform;
  readonly isReturning: boolean;
  /** Whether matches and traces are shown. */
  readonly showsWhy: boolean;
}

/** Number of conversations that fit on a screen. */
export const conversationsMax = 4;

/** Reads the settings from the query of the URL; invalid values become defaults. */
export function readTesterSettings(search: string): TesterSettings {
  const params = new URLSearchParams(search);
  const named = (params.get('stages') ?? '')
    .split(',')
    .flatMap((name) => testedStages.find((one) => one === name) ?? []);
  const language = params.get('language') ?? '';
  return {
    stages: named.length === 0 ? ['Alpha'] : named.slice(0, conversationsMax),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined,
    platform: platforms.find((one) => one === params.get('platform')) ?? 'Chatbot',
    isReturning: params.get('visitor') === 'returning',
    showsWhy: params.has('why'),
  };
}

/** Writes the settings as a URL query, without defaults. */
export function writeTesterSettings(settings: TesterSettings): string {
  const { stages, language, platform, isReturning, showsWhy } = settings;
  const params = new URLSearchParams({ stages: stages.join(',') });
  if (language !== undefined) params.set('language', language);
  if (platform !== 'Chatbot') params.set('platform', platform);
  if (isReturning) params.set('visitor', 'returning');
  if (showsWhy) params.set('why', '');
  // A comma needs no escape in a query.
  return `?${params.toString().replaceAll('%2C', ',').replace(/=$/, '')}`;
}

/** Whether the conversations run in the simulator, which other platforms and traces need. */
export function isSimulated({ platform, showsWhy }: TesterSettings): boolean {
  return platform !== 'Chatbot' || showsWhy;
}
