import { create } from 'zustand';
import { onSignOut } from '../../../session/sign-out-cleanup.ts';

/** A changed text that is not saved. */
interface TextDraft {
  readonly text: string;
  /** The version of the asset that was changed. */
  readonly version: number | undefined;
}

interface DraftState {
  /** By asset id. */
  readonly drafts: ReadonlyMap<string, TextDraft>;
}

/** Kept apart from the details, so that a change stays while other files are looked at. */
export const useTextDrafts = create<DraftState>(() => ({ drafts: new Map() }));

/** Keeps a changed text. @param version the current version, which counts when the change begins */
export function setDraft(assetId: string, text: string, version: number | undefined): void {
  useTextDrafts.setState(({ drafts }) => {
    const begun = drafts.get(assetId);
    return { drafts: new Map(drafts).set(assetId, { text, version: begun ? begun.version : version }) };
  });
}

export function removeDraft(assetId: string): void {
  useTextDrafts.setState(({ drafts }) => {
    const next = new Map(drafts);
    next.delete(assetId);
    return { drafts: next };
  });
}

onSignOut(() => useTextDrafts.setState({ drafts: new Map() }));
