import { canBeExtension } from '@confab/model';
import type { OnePage } from '../compile/page-tree.ts';
import { getPageKeywords } from '../listening/page-listener.ts';
import { isReachableEverywhere } from '../listening/reach.ts';

/** Whether a page is a One extension that cannot be asked for: it should match from everywhere and has no keywords. */
export function isSilentExtension(page: OnePage): boolean {
  return (
    page.parent !== undefined &&
    canBeExtension(page.type) &&
    isReachableEverywhere(page) &&
    getPageKeywords(page).length === 0
  );
}
