import type { FoundProblem, ProblemFinder } from '@confab/dialog-engine';
import { useEffect, useMemo, useState } from 'react';
import type { EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { sourceOf } from './project-source.ts';
import { whileIdle } from './while-idle.ts';
import { words } from './words.ts';

const settleMs = 600;
/** Above this many nodes only what is open is looked at: opening all of it would cost more than it tells. */
const openAllMax = 2_000;

/**
 * What is wrong with the project, found a moment after the last change and said in the language of the interface;
 * the engine is loaded for the first time then.
 */
export function useProblems(session: EditingSession, schemas: ItemSchemas): readonly FoundProblem[] {
  const [problems, setProblems] = useState<readonly FoundProblem[]>([]);
  const say = useWords(words);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let find: ProblemFinder | undefined;
    let round = 0;
    const stops = new Map<string, () => void>();

    async function look() {
      if (!sourceOf(session)) return;
      const { createProblemFinder } = await import('@confab/dialog-engine');
      const source = sourceOf(session);
      if (stops.size === 0 || !source) return;
      find ??= createProblemFinder();
      const mine = (round += 1);
      const found = await whileIdle(
        find(source, (item) => findItemSchema(schemas, item)),
        () => mine === round && stops.size > 0,
      );
      if (found) setProblems(found);
    }

    function changed() {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), settleMs);
    }

    function followWorkflows() {
      const skeleton = session.getOutline();
      const count = [...(skeleton?.nodesByWorkflow.values() ?? [])].reduce((sum, nodes) => sum + nodes.length, 0);
      for (const { id } of skeleton?.workflows ?? []) {
        if (stops.has(id)) continue;
        stops.set(id, session.subscribeTo(`workflow:${id}`, changed));
        if (count <= openAllMax) session.openWorkflow(id);
      }
      changed();
    }

    stops.set('skeleton', session.subscribeTo('skeleton', followWorkflows));
    stops.set('project', session.subscribe(session.projectId, '', changed));
    followWorkflows();
    return () => {
      clearTimeout(timer);
      for (const stop of stops.values()) stop();
      stops.clear();
    };
  }, [session, schemas]);
  return useMemo(() => problems.map((problem) => ({ ...problem, message: say.sentence(problem) })), [problems, say]);
}
