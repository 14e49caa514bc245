import { z } from 'zod';
import { create } from 'zustand';
import { logWarning } from '../../../platform/log.ts';
import { useSession } from '../../../session/session-store.ts';
import { onSignOut } from '../../../session/sign-out-cleanup.ts';

/** A changed text that is not saved. */
export interface TextDraft {
  readonly text: string;
  /** The version of the asset that was changed. */
  readonly version: number | undefined;
  readonly changedUtc: string;
}

const draftSchema = z
  .object({ text: z.string(), version: z.number().optional(), changedUtc: z.iso.datetime() })
  .transform(({ text, version, changedUtc }): TextDraft => ({ text, version, changedUtc }));

interface DraftState {
  /** By asset id. */
  readonly drafts: ReadonlyMap<string, TextDraft>;
}

/** Kept apart from the details, so that a change stays while other files are looked at. */
export const useTextDrafts = create<DraftState>(() => ({ drafts: new Map() }));

/** Keeps a changed text. @param version the current version, which is stored only with the first change */
export function setDraft(assetId: string, text: string, version: number | undefined): void {
  const begun = useTextDrafts.getState().drafts.get(assetId);
  restoreDraft(assetId, createDraft(text, begun ? begun.version : version));
}

/** Continues with a draft that the browser kept. */
export function restoreDraft(assetId: string, draft: TextDraft): void {
  useTextDrafts.setState(({ drafts }) => ({ drafts: new Map(drafts).set(assetId, draft) }));
  store(assetId, draft);
}

export function removeDraft(assetId: string): void {
  useTextDrafts.setState(({ drafts }) => {
    const next = new Map(drafts);
    next.delete(assetId);
    return { drafts: next };
  });
  store(assetId, undefined);
}

/** Removes a draft that was saved. What was changed while it was sent is kept, as a change of the saved version. */
export function finishDraft(assetId: string, saved: TextDraft, savedVersion: number): void {
  const draft = useTextDrafts.getState().drafts.get(assetId);
  if (draft === undefined || draft.text === saved.text) removeDraft(assetId);
  else restoreDraft(assetId, { ...draft, version: savedVersion });
}

/**
 * Stores the typed text of an editor in the browser, as the page does not use it before the editor applies it.
 *
 * @param text undefined when the editor was closed: the draft of the page is kept again
 */
export function keepTyped(assetId: string, text: string | undefined, version: number | undefined): void {
  const draft = useTextDrafts.getState().drafts.get(assetId);
  store(assetId, text === undefined ? draft : createDraft(text, draft ? draft.version : version));
}

function createDraft(text: string, version: number | undefined): TextDraft {
  return { text, version, changedUtc: new Date().toISOString() };
}

const prefix = 'confab-text-draft:';

/** Drafts belong to an account; another account in the same browser does not see them. */
function createKey(assetId: string): string {
  return `${prefix}${useSession.getState().signIn?.email ?? ''}:${assetId}`;
}

/** Reads the draft that this browser keeps of a text; undefined when another version of the client kept it in another form. */
export function readKeptDraft(assetId: string): TextDraft | undefined {
  try {
    const stored = localStorage.getItem(createKey(assetId));
    return stored === null ? undefined : draftSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined; // Storage is forbidden, or the stored text is not JSON.
  }
}

function store(assetId: string, draft: TextDraft | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(createKey(assetId));
    else localStorage.setItem(createKey(assetId), JSON.stringify(draft));
  } catch (error) {
    logWarning(`A changed text is not kept in this browser: ${String(error)}`);
  }
}

onSignOut(() => {
  useTextDrafts.setState({ drafts: new Map() });
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
});
