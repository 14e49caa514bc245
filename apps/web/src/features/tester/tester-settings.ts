import { platforms, type Platform } from '@confab/model';

/** Stages that the tester talks to: the draft is the simulator's. */
export const testedStages = ['Alpha', 'Beta', 'Live'] as const;
export type TestedStage = (typeof testedStages)[number];

/** For whom the conversations are, and which stages stand side by side. */
export interface TesterSettings {
  readonly stages: readonly TestedStage[];
  /** Undefined is the project's own. */
  readonly language: string | undefined;
  readonly platform: Platform;
  readonly isReturning: boolean;
  /** Whether what was understood is shown. */
  readonly showsWhy: boolean;
}

/** As many conversations fit on a screen. */
export const conversationsMax = 4;

/** Reads the settings of the page's address, so that a reload and a link keep them. */
export function readTesterSettings(search: string): TesterSettings {
  const given = new URLSearchParams(search);
  const named = (given.get('stages') ?? '')
    .split(',')
    .flatMap((name) => testedStages.find((one) => one === name) ?? []);
  const language = given.get('language') ?? '';
  return {
    stages: named.length === 0 ? ['Alpha'] : named.slice(0, conversationsMax),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined,
    platform: platforms.find((one) => one === given.get('platform')) ?? 'Chatbot',
    isReturning: given.get('visitor') === 'returning',
    showsWhy: given.has('why'),
  };
}

/** The same as a query, without what is usual. */
export function writeTesterSettings(settings: TesterSettings): string {
  const { stages, language, platform, isReturning, showsWhy } = settings;
  const given = new URLSearchParams({ stages: stages.join(',') });
  if (language !== undefined) given.set('language', language);
  if (platform !== 'Chatbot') given.set('platform', platform);
  if (isReturning) given.set('visitor', 'returning');
  if (showsWhy) given.set('why', '');
  // A comma needs no escape in a query.
  return `?${given.toString().replaceAll('%2C', ',').replace(/=$/, '')}`;
}

/** Whether the conversations run in the simulator: other platforms speak other protocols, and visitors see no reasons. */
export function isSimulated({ platform, showsWhy }: TesterSettings): boolean {
  return platform !== 'Chatbot' || showsWhy;
}
