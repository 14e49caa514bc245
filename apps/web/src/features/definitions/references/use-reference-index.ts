import { useEffect, useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { buildReferenceIndex, emptyIndex, isTest, type KnownReferences } from './reference-index.ts';

const refreshDelayMs = 300;

/** Where the definitions of the project are used, updated a moment after each change. Loads all workflows. */
export function useReferenceIndex(schemas: ItemSchemas) {
  const session = useEditingSession();
  const [index, setIndex] = useState(emptyIndex);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const known: KnownReferences = new WeakMap();
    const subscriptions = new Map<string, () => void>();

    function refresh() {
      timer = undefined;
      setIndex(buildReferenceIndex(session, schemas, known) ?? emptyIndex);
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
  return index;
}
