import { afterEach, beforeEach, vi } from 'vitest';

interface ElementHeights {
  /** Of a row of a list. */
  readonly offsetHeight: number;
  /** Of the part of a list that is visible. */
  readonly clientHeight: number;
}

/**
 * Gives all elements a height during each test of a file, for lists that render what is visible: jsdom has no layout.
 */
export function giveElementsHeights(heights: ElementHeights): void {
  beforeEach(() => {
    for (const name of ['offsetHeight', 'clientHeight'] as const)
      vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(heights[name]);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    // Lazy imports must not resolve after the test environment is torn down.
    await vi.dynamicImportSettled();
  });
}
