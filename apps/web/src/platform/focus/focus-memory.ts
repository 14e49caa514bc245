import { focusWhenRendered } from './focus-when-rendered.ts';
import { canBeFocused, findRegionFocus } from './region-focus.ts';

/** A description of the focused element that also fits the element that replaces it after a full render. */
interface FocusPlace {
  readonly tag: string;
  readonly signature: string;
  readonly region: string | undefined;
}

/** Keeps the focus of a part of the page while it is rendered again. */
export interface FocusMemory {
  /**
   * Follows the focus.
   * @returns a function that stops this, to call before the focused element is removed.
   */
  readonly follow: () => () => void;
  /**
   * Focuses the element that matches the one that had the focus. Until that exists, or if it is missing or disabled,
   * focuses another element in the same region. Does nothing if the focus is not lost.
   */
  readonly restore: () => void;
}

/** Creates a memory that remembers no place yet. */
export function createFocusMemory(): FocusMemory {
  let kept: FocusPlace | undefined;
  return {
    follow() {
      let last: { readonly element: Element; readonly place: FocusPlace } | undefined;
      const remember = ({ target }: FocusEvent) => {
        if (target instanceof HTMLElement) last = { element: target, place: describePlace(target) };
      };
      document.addEventListener('focusin', remember);
      return () => {
        document.removeEventListener('focusin', remember);
        const { activeElement: focused } = document;
        if (focused instanceof HTMLElement && focused !== document.body) kept = describePlace(focused);
        // It was removed or disabled, and lost the focus to nothing else.
        else kept = last && (!last.element.isConnected || last.element.matches(':disabled')) ? last.place : undefined;
      };
    },
    restore() {
      const place = kept;
      kept = undefined;
      if (!place || (document.activeElement !== null && document.activeElement !== document.body)) return;
      const findSame = () => findLike(place);
      focusWhenRendered(document.body, () => {
        const same = findSame();
        if (same) return same;
        const region = findRegion(place.region);
        const near = region && findRegionFocus(region);
        // The element may still be loading: then the focus moves on to it, unless the person has moved elsewhere.
        if (near) queueMicrotask(() => focusWhenRendered(document.body, findSame, { preventScroll: true }));
        return near;
      });
    },
  };
}

function describePlace(element: HTMLElement): FocusPlace {
  return {
    tag: element.localName,
    signature: getSignature(element),
    region: element.closest<HTMLElement>('[data-region]')?.dataset['region'],
  };
}

function findLike({ tag, signature, region }: FocusPlace): HTMLElement | undefined {
  const scope = region === undefined ? document.body : findRegion(region);
  return Array.from(scope?.querySelectorAll<HTMLElement>(tag) ?? []).find(
    (element) => canBeFocused(element) && getSignature(element) === signature,
  );
}

/** The region with a name, or the first one. */
function findRegion(name: string | undefined): HTMLElement | undefined {
  const regions = Array.from(document.querySelectorAll<HTMLElement>('[data-region]'));
  return name === undefined ? regions[0] : regions.find(({ dataset }) => dataset['region'] === name);
}

/**
 * The features that distinguish an element from others of its kind: its role, its name, and the input or item that it
 * belongs to.
 */
function getSignature(element: HTMLElement): string {
  const isField = element.matches('input, textarea, select, [contenteditable="true"]');
  const label = element.getAttribute('aria-label') ?? (isField ? '' : element.textContent);
  const input = element.closest<HTMLElement>('[data-input]')?.dataset['input'];
  return JSON.stringify([element.getAttribute('role'), element.dataset['id'], input, label, getLabelText(element)]);
}

/**
 * The labels of an element, without parts that are only visual: the star of a mandatory input appears and disappears.
 */
function getLabelText(element: HTMLElement) {
  const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
  return labels.map(({ childNodes }) =>
    Array.from(childNodes, (node) =>
      node instanceof Element && node.matches('[aria-hidden]') ? '' : node.textContent,
    ).join(''),
  );
}
