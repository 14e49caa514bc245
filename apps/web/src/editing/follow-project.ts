import { isTestItem } from '@confab/model';
import type { EditingSession } from './types.ts';

/**
 * Loads all workflows of a project except its tests, and calls a listener at once and a moment after each change.
 *
 * @returns stops it
 */
export function followProject(session: EditingSession, listener: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const subscriptions = new Map<string, () => void>();

  function refresh() {
    timer = undefined;
    listener();
  }
  function schedule() {
    timer ??= setTimeout(refresh, delayMs);
  }
  function followWorkflows() {
    for (const { id, type } of session.getOutline()?.workflows ?? []) {
      if (subscriptions.has(id) || isTestItem(type)) continue;
      subscriptions.set(id, session.subscribeTo(`workflow:${id}`, schedule));
      session.openWorkflow(id);
    }
    schedule();
  }

  subscriptions.set('outline', session.subscribeTo('outline', followWorkflows));
  subscriptions.set('project', session.subscribe(session.projectId, '', schedule));
  followWorkflows();
  clearTimeout(timer);
  refresh();
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of subscriptions.values()) unsubscribe();
  };
}
