import { findCalls, type BodyOf } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { flushEdits, type EditingSession } from '../../editing/index.ts';
import { getProjectIds } from './find-results.ts';
import { toMessage, type Message } from '../../words/message.ts';

/** The replacements that are in effect. One can be undone in the panel and by the editor's undo. */
const appliedReplacements = new WeakMap<EditingSession, Set<string>>();

function getApplied(session: EditingSession): Set<string> {
  const applied = appliedReplacements.get(session) ?? new Set();
  appliedReplacements.set(session, applied);
  return applied;
}

/** Undoes a replacement on the server, in all items. */
export async function undoReplacement(session: EditingSession, api: ApiClient, replacementId: string) {
  await flushEdits(session);
  const result = await api.call(findCalls.undo, { body: { ...getProjectIds(session), replacementId } });
  getApplied(session).delete(replacementId);
  return result;
}

/** Makes a replacement one step of the editor's undo, however many items it changed. */
export function recordReplacement(
  session: EditingSession,
  api: ApiClient,
  body: BodyOf<typeof findCalls.replace>,
  firstId: string,
  onFailure: (message: Message) => void,
): void {
  // Replacing again gives the replacement another id.
  let replacementId = firstId;
  const applied = getApplied(session);
  applied.add(replacementId);

  async function report(work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } catch (error) {
      onFailure(toMessage(error));
      return false;
    }
  }

  session.recordOutsideChange({
    isApplied: () => applied.has(replacementId),
    undo: () =>
      report(async () => {
        await undoReplacement(session, api, replacementId);
        return true;
      }),
    redo: () =>
      report(async () => {
        await flushEdits(session);
        const result = await api.call(findCalls.replace, { body });
        if (result.replacementId === null) return false;
        replacementId = result.replacementId;
        applied.add(replacementId);
        return true;
      }),
  });
}
