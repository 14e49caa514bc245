const rowSelector = '[data-row-id]';
const openRow = '[data-row][aria-expanded="true"]';

/**
 * Closes a row of a table together with a row inside it (A3.30). It is meant for rows that were opened to reach an
 * input: an author who closes the inner one is done with both. A row in which the author uses another input stays open.
 *
 * @param parent the button that expands the outer row
 * @param child the button that expands the inner row
 */
export function closeParentOnClose(parent: HTMLElement, child: HTMLElement): void {
  const outer = parent.closest<HTMLElement>(rowSelector);
  const inner = child.closest<HTMLElement>(rowSelector);
  if (!outer || !inner || outer === inner || !outer.contains(inner)) return;
  const observer = new MutationObserver(() => {
    if (child.getAttribute('aria-expanded') !== 'false') return;
    release();
    if (parent.getAttribute('aria-expanded') !== 'true' || hasOtherOpenRow(outer, parent)) return;
    parent.focus({ preventScroll: true });
    parent.click();
  });
  observer.observe(child, { attributeFilter: ['aria-expanded'] });
  outer.addEventListener('focusin', releaseIfUsed);

  function releaseIfUsed({ target }: FocusEvent) {
    if (!child.isConnected || (target instanceof Node && !inner?.contains(target))) release();
  }
  function release() {
    observer.disconnect();
    outer?.removeEventListener('focusin', releaseIfUsed);
  }
}

function hasOtherOpenRow(outer: HTMLElement, parent: HTMLElement): boolean {
  return Array.from(outer.querySelectorAll(openRow)).some((one) => one !== parent);
}
