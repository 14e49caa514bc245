import type { WelcomeAnswer } from '@confab/identity';

const key = 'welcome';

/** The answer stored before a reload; the code of the link cannot be used a second time. */
export function readStoredAnswer(): WelcomeAnswer | undefined {
  // Only storeAnswer writes this key; other sites cannot set the history state of this page.
  return readState(key) as WelcomeAnswer | undefined;
}

/** Whether this page was opened by a link with a secret, which a reload loses. */
export function hadSecret(): boolean {
  return readState('hadSecret') === true;
}

/** Stores the answer in the current history entry, which survives a reload and is invisible to other pages. */
export function storeAnswer(answer: WelcomeAnswer): void {
  history.replaceState({ ...history.state, [key]: answer }, '', location.href);
}

function readState(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? new Map(Object.entries(state)).get(name) : undefined;
}
