import type { ProjectId } from '@confab/model';
import { create } from 'zustand';
import { onSignOut } from '../../session/sign-out-cleanup.ts';

/** What a comment is written for: an item or one of its inputs, an answer to a thread, or the change of a comment. */
export type DraftPlace =
  | { readonly itemId: string; readonly path: string }
  | { readonly threadId: string }
  | { readonly commentId: string };

interface DraftState {
  /** By project and place. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** Kept apart from the fields, so that a text stays while something else is looked at. */
const useDrafts = create<DraftState>(() => ({ drafts: new Map() }));

/** The key of the draft of a place. */
export function createDraftKey(projectId: ProjectId, place: DraftPlace): string {
  return JSON.stringify({ projectId, ...place });
}

/** The text being written; undefined when it is not begun. */
export function useDraft(key: string): string | undefined {
  return useDrafts(({ drafts }) => drafts.get(key));
}

/** Whether something is being written for a place. */
export function hasDraft(key: string): boolean {
  return useDrafts.getState().drafts.has(key);
}

/** Keeps a text until it is sent or its place is left by Cancel; undefined removes it. */
export function setDraft(key: string, text: string | undefined): void {
  useDrafts.setState(({ drafts }) => {
    const next = new Map(drafts);
    if (text === undefined) next.delete(key);
    else next.set(key, text);
    return { drafts: next };
  });
}

/** Removes the draft of a comment that was sent, unless more has been typed since. */
export function removeSentDraft(key: string, sent: string): void {
  if (useDrafts.getState().drafts.get(key) === sent) setDraft(key, undefined);
}

onSignOut(() => useDrafts.setState({ drafts: new Map() }));
