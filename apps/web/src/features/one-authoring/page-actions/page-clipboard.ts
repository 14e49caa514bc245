import type { ProjectId } from '@confab/model';
import { create } from 'zustand';
import { onSignOut } from '../../../session/sign-out-cleanup.ts';
import type { NewPage } from './plan-page-changes.ts';

/** Pages that were copied or cut, in reading order. They can be pasted in any project that is opened in this tab. */
interface PageClipboard {
  readonly pages: readonly NewPage[];
  /** The project and ids of cut pages. A paste there moves them with their contents at that time. */
  readonly cut: { readonly projectId: ProjectId; readonly ids: readonly string[] } | undefined;
}

const empty: PageClipboard = { pages: [], cut: undefined };

export const usePageClipboard = create<PageClipboard>(() => empty);

/** Replaces the previous copy. */
export function setPageClipboard(next: PageClipboard): void {
  usePageClipboard.setState(next);
}

/** Clears the cut state, so that a second paste copies the pages. */
export function forgetCut(): void {
  usePageClipboard.setState({ cut: undefined });
}

onSignOut(() => setPageClipboard(empty));
