import type { ProjectSource } from '@confab/dialog-engine';
import { useEffect, useState } from 'react';
import { useEditingSession } from '../../../../editing/index.ts';
import { readProjectSource } from '../../../validation/index.ts';

/** The project as the engine reads it, once all of its workflows are loaded; later edits do not change it. */
export function useLoadedSource(): ProjectSource | undefined {
  const session = useEditingSession();
  const [source, setSource] = useState<ProjectSource>();
  useEffect(() => {
    const refresh = () => setSource((known) => known ?? readProjectSource(session));
    const stops = (session.getOutline()?.workflows ?? []).map(({ id }) => {
      const stop = session.subscribeTo(`workflow:${id}`, refresh);
      session.openWorkflow(id);
      return stop;
    });
    queueMicrotask(refresh);
    return () => stops.forEach((stop) => stop());
  }, [session]);
  return source;
}
