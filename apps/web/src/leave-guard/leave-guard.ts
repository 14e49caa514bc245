import type { AroundNavHandler } from 'wouter';

/** Asks before a page with unsaved work is left. */
export interface LeaveGuard {
  /** Whether navigating to a path leaves the page. */
  readonly leadsAway: (path: string) => boolean;
  /** Whether there is unsaved work right now. */
  readonly shouldAsk: () => boolean;
  /** Asks the person; calls `leave` after a confirmation. */
  readonly confirmLeave: (leave: () => void) => void;
}

let guard: LeaveGuard | undefined;
/** The address of the guarded page. */
let guardedAddress = '';

/**
 * Makes the guard of a page receive the browser's back button before the router does. It is called before the router is
 * rendered: browsers call the listeners of a window in the order in which they were added, including those that
 * capture.
 */
export function watchBackButton(): void {
  addEventListener('popstate', handlePopState, { capture: true });
}

/**
 * Guards the current page against links, commands and the browser's back button. Closing the tab is not covered: a page
 * handles `beforeunload` itself.
 *
 * @returns removes the guard
 */
export function setLeaveGuard(next: LeaveGuard): () => void {
  guard = next;
  guardedAddress = location.href;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/**
 * Calls `leave` at once, or after the guard of the page has been confirmed. For actions that end in leaving the page.
 */
export function leaveWithGuard(path: string, leave: () => void): void {
  const asked = guard;
  if (!asked || !asked.leadsAway(getPathname(path)) || !asked.shouldAsk()) {
    leave();
    return;
  }
  askBeforeLeaving(asked, leave);
}

/** Removes the guard after a confirmation: leaving may take several navigations. */
function askBeforeLeaving(asked: LeaveGuard, leave: () => void) {
  asked.confirmLeave(() => {
    if (guard === asked) guard = undefined;
    leave();
  });
}

/** Passes every navigation of the router through the leave guard. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) =>
  leaveWithGuard(to, () => {
    navigate(to, options);
    guardedAddress = location.href;
  });

/** The browser has already gone back: restores the address, and goes back again after a confirmation. */
function handlePopState(event: PopStateEvent) {
  const asked = guard;
  if (!asked?.leadsAway(location.pathname) || !asked.shouldAsk()) {
    guardedAddress = location.href;
    return;
  }
  event.stopImmediatePropagation();
  history.pushState(null, '', guardedAddress);
  askBeforeLeaving(asked, () => history.back());
}

function getPathname(path: string) {
  return new URL(path, location.href).pathname;
}
