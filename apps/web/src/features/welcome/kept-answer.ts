import type { WelcomeAnswer } from '@confab/identity';

const key = 'welcome';

/** What the server said of this link before the page was loaded again; its code is used up by then. */
export function keptAnswer(): WelcomeAnswer | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(key in state)) return undefined;
  // Written by keepAnswer alone: a page cannot be opened with a state of somebody else's making.
  return state[key] as WelcomeAnswer;
}

/** Keeps an answer with this entry of the tab's history, where a reload finds it and another page does not. */
export function keepAnswer(answer: WelcomeAnswer): void {
  history.replaceState({ ...history.state, [key]: answer }, '', location.href);
}
