/** The element of a region that gets the focus: the selected row or card, else a field, else a control. */
const firstFocused = [
  ':is([role="tree"], [role="treeitem"])[tabindex="0"]',
  '.react-flow__node.selected',
  '.react-flow__node',
  '[data-input] :is(input:not([type="hidden"]), textarea, select, [contenteditable="true"])',
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"]',
  '[data-input] :is(button, [tabindex="0"])',
  'button, a[href], [tabindex="0"]',
];

/** What had the focus last, by region. */
const lastFocused = new WeakMap<Element, HTMLElement>();

/** Remembers the focused element of each region, which is a part of the page with the attribute `data-region`. */
export function rememberFocus(target: EventTarget | null): void {
  const region = target instanceof HTMLElement && target.closest('[data-region]');
  if (region) lastFocused.set(region, target);
}

/**
 * The element that gets the focus when a region is entered: the one that had it last, else the first that can have it.
 */
export function findRegionFocus(region: Element): HTMLElement | undefined {
  const last = lastFocused.get(region);
  if (last?.isConnected && canBeFocused(last)) return last;
  for (const selector of firstFocused) {
    const found = Array.from(region.querySelectorAll<HTMLElement>(selector)).find(canBeFocused);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element is shown and not disabled. All fields are disabled for people who may only view a project. */
export function canBeFocused(element: Element): boolean {
  return isShown(element) && !element.matches(':disabled');
}

/** Whether nothing hides an element. */
export function isShown(element: Element): boolean {
  return element.closest('[hidden], [style*="display: none"]') === null;
}
