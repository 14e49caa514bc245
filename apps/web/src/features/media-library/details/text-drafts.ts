import { create } from 'zustand';
import { onSignOut } from '../../../session/sign-out-cleanup.ts';

interface DraftState {
  /** The changed texts that are not saved, by asset id. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** Kept apart from the details, so that a change stays while other files are looked at. */
export const useTextDrafts = create<DraftState>(() => ({ drafts: new Map() }));

export function setDraft(assetId: string, text: string): void {
  useTextDrafts.setState(({ drafts }) => ({ drafts: new Map(drafts).set(assetId, text) }));
}

export function removeDraft(assetId: string): void {
  useTextDrafts.setState(({ drafts }) => {
    const next = new Map(drafts);
    next.delete(assetId);
    return { drafts: next };
  });
}

onSignOut(() => useTextDrafts.setState({ drafts: new Map() }));
