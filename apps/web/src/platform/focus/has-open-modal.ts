/** Whether a modal is open. Then keys must not act on the page behind it. */
export function hasOpenModal(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
