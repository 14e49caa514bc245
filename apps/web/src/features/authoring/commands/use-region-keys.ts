import { useEffect } from 'react';

/** What of a region takes the focus, the first that it has: the selected row or card, else a field, else a control. */
const firstFocused = [
  ':is([role="tree"], [role="treeitem"])[tabindex="0"]',
  '.react-flow__node.selected',
  '.react-flow__node',
  '[data-input] :is(input:not([type="hidden"]), textarea, select, [contenteditable="true"])',
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"]',
  '[data-input] :is(button:not(:disabled), [tabindex="0"])',
  'button:not(:disabled), a[href], [tabindex="0"]',
];

/** What had the focus last, by region. */
const lastFocused = new WeakMap<Element, HTMLElement>();

/**
 * F6 moves the focus to the next part of the editor (such as tree, canvas, properties and simulator), Shift F6 to the
 * previous one, and there to what had it before. The parts have the attribute `data-region`.
 */
export function useRegionKeys(): void {
  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const region = target instanceof HTMLElement && target.closest('[data-region]');
      if (region) lastFocused.set(region, target);
    }
    function handle(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      focusNextRegion(event.shiftKey ? -1 : 1);
    }
    addEventListener('focusin', remember);
    addEventListener('keydown', handle);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('keydown', handle);
    };
  }, []);
}

/** Focuses the next part of the editor, or with -1 the previous one. */
export function focusNextRegion(step: 1 | -1): void {
  const regions = Array.from(document.querySelectorAll<HTMLElement>('[data-region]')).filter(isVisible);
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const start = current < 0 && step < 0 ? 0 : current;
  for (let count = 1; count <= regions.length; count += 1) {
    const region = regions.at((start + step * count) % regions.length);
    const target = region && findFocusTarget(region);
    if (target) {
      target.focus();
      return;
    }
  }
}

function findFocusTarget(region: Element) {
  const last = lastFocused.get(region);
  if (last?.isConnected && isVisible(last)) return last;
  for (const selector of firstFocused) {
    const found = Array.from(region.querySelectorAll<HTMLElement>(selector)).find(isVisible);
    if (found) return found;
  }
  return undefined;
}

function isVisible(element: Element) {
  return element.closest('[hidden], [style*="display: none"]') === null;
}
