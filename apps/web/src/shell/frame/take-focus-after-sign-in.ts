import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';

/**
 * Focuses the page that replaces another view of the same document, such as the sign-in form, which took the focus with it. The
 * first page of a loaded document leaves the focus at its beginning, before the link that skips the header.
 */
export function takeFocusAfterSignIn(page: HTMLElement | null): void {
  // Older browsers do not know whether the person has done something in the document.
  const activation: UserActivation | undefined = navigator.userActivation;
  if (activation?.hasBeenActive) takeLostFocus(page);
}
