import { useEffect, useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { isTest, listRecordingLines, noLines, type KnownLines } from './recording-line.ts';

const refreshDelayMs = 200;

/** The lines of the project, updated a moment after each change. Loads all workflows. */
export function useRecordingLines(schemas: ItemSchemas) {
  const session = useEditingSession();
  const [lines, setLines] = useState(noLines);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const known: KnownLines = new WeakMap();
    const subscriptions = new Map<string, () => void>();

    function refresh() {
      timer = undefined;
      setLines(listRecordingLines(session, schemas, known));
    }
    function schedule() {
      timer ??= setTimeout(refresh, refreshDelayMs);
    }
    function followWorkflows() {
      for (const { id, type } of session.getOutline()?.workflows ?? []) {
        if (subscriptions.has(id) || isTest(type)) continue;
        subscriptions.set(id, session.subscribeTo(`workflow:${id}`, schedule));
        session.openWorkflow(id);
      }
      schedule();
    }

    subscriptions.set('skeleton', session.subscribeTo('skeleton', followWorkflows));
    subscriptions.set('project', session.subscribe(session.projectId, '', schedule));
    followWorkflows();
    clearTimeout(timer);
    refresh();
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of subscriptions.values()) unsubscribe();
    };
  }, [session, schemas]);
  return lines;
}
