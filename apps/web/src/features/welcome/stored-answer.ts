import type { WelcomeAnswer } from '@confab/identity';

const key = 'welcome';

/** The answer stored before a reload; the code of the link cannot be used a second time. */
export function readStoredAnswer(): WelcomeAnswer | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(key in state)) return undefined;
  // Only storeAnswer writes this key; other sites cannot set the history state of this page.
  return state[key] as WelcomeAnswer;
}

/** Stores the answer in the current history entry, which survives a reload and is invisible to other pages. */
export function storeAnswer(answer: WelcomeAnswer): void {
  history.replaceState({ ...history.state, [key]: answer }, '', location.href);
}
