import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';

/**
 * Focuses a page that replaces another view of the same document, such as the sign-in form, whose focus is lost. The
 * first page of a loaded document leaves the focus at the beginning, before the link that skips the header.
 */
export function takeFocusAfterSignIn(page: HTMLElement | null): void {
  // Older browsers do not know whether the person has done something in the document.
  const activation: UserActivation | undefined = navigator.userActivation;
  if (activation?.hasBeenActive) takeLostFocus(page);
}
