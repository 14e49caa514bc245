import { useEffect } from 'react';
import { hasOpenModal } from '../../../platform/focus/has-open-modal.ts';
import { findRegionFocus, isShown, rememberFocus } from '../../../platform/focus/region-focus.ts';

/**
 * F6 moves the focus to the next part of the editor (such as tree, canvas, properties and simulator), Shift F6 to the
 * previous one, and there to the element that had it before. The parts have the attribute `data-region`.
 */
export function useRegionKeys(): void {
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => rememberFocus(target);
    function handle(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey || hasOpenModal()) return;
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
  const regions = Array.from(document.querySelectorAll<HTMLElement>('[data-region]')).filter(isShown);
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const start = current < 0 && step < 0 ? 0 : current;
  for (let count = 1; count <= regions.length; count += 1) {
    const region = regions.at((start + step * count) % regions.length);
    const target = region && findRegionFocus(region);
    if (target) {
      target.focus();
      return;
    }
  }
}
