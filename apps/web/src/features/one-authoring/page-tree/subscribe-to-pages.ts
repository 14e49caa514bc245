import type { EditingSession } from '../../../editing/index.ts';

/**
 * Loads the pages of all llamas of a session and calls a listener when they or the llamas change.
 * @returns unsubscribes
 */
export function subscribeToPages(session: EditingSession, listener: () => void): () => void {
  const subscriptions = new Map<string, () => void>();
  function watch() {
    for (const { id } of session.getOutline()?.workflows ?? []) {
      if (subscriptions.has(id)) continue;
      subscriptions.set(id, session.subscribeTo(`workflow:${id}`, listener));
      session.openWorkflow(id);
    }
  }
  watch();
  const stop = session.subscribeTo('outline', () => {
    watch();
    listener();
  });
  return () => {
    stop();
    for (const unsubscribe of subscriptions.values()) unsubscribe();
  };
}
