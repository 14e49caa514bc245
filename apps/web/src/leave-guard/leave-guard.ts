import type { AroundNavHandler } from 'wouter';

/** What a page holds against being left. */
export interface LeaveGuard {
  /** Whether a path of this site leads away from the page. */
  readonly leadsAway: (path: string) => boolean;
  /** Whether something speaks against leaving, right now. */
  readonly shouldAsk: () => boolean;
  /** Asks; whoever wants to leave all the same runs `leave`. */
  readonly confirmLeave: (leave: () => void) => void;
}

let guard: LeaveGuard | undefined;
/** Where the page is that is being guarded. */
let guardedAddress = '';

/**
 * Guards the page that is shown, until the answer is called: links, commands and the browser's back button ask first.
 *
 * Closing the tab is the browser's own question, which a page asks by itself.
 */
export function setLeaveGuard(next: LeaveGuard): () => void {
  guard = next;
  guardedAddress = location.href;
  addEventListener('popstate', handlePopState, { capture: true });
  return () => {
    if (guard !== next) return;
    guard = undefined;
    removeEventListener('popstate', handlePopState, { capture: true });
  };
}

/** Goes away from the page, now or once its guard has been answered; before something is done that ends in leaving. */
export function leaveWithGuard(path: string, leave: () => void): void {
  const asked = guard;
  if (!asked || !asked.leadsAway(getPathname(path)) || !asked.shouldAsk()) {
    leave();
    return;
  }
  askBeforeLeaving(asked, leave);
}

/** Answered once is answered: what follows may take several steps. */
function askBeforeLeaving(asked: LeaveGuard, leave: () => void) {
  asked.confirmLeave(() => {
    if (guard === asked) guard = undefined;
    leave();
  });
}

/** Every navigation of the router's goes through here. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) =>
  leaveWithGuard(to, () => {
    navigate(to, options);
    guardedAddress = location.href;
  });

/** The browser has gone back already: it is brought here again, before anybody looks, and goes once that is wanted. */
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
