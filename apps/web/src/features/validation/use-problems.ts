import type { FindSchema, FoundProblem, ProblemFinder } from '@confab/dialog-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { EditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../live/live-context.tsx';
import { createAssetStatesKey } from '../../media/asset-keys.ts';
import { followMediaChanges } from '../../media/use-media-changes.ts';
import { findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { createScriptCheck } from './create-script-check.ts';
import { readProjectSource } from './read-project-source.ts';
import { runWhileIdle } from './run-while-idle.ts';
import { words } from './words.ts';

const checkDelayMs = 600;
/** The check opens all workflows, which is too slow in larger projects: those are checked once all have been opened. */
const maxNodesToOpen = 2_000;

/**
 * The problems of the project in the interface language, updated a moment after the last change. The engine is loaded on
 * the first check, and so is what asks for the files.
 */
export function useProblems(session: EditingSession, schemas: ItemSchemas): readonly FoundProblem[] {
  const [problems, setProblems] = useState<readonly FoundProblem[]>([]);
  const say = useWords(words);
  const api = useApi();
  const client = useQueryClient();
  const live = useLive();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let find: ProblemFinder | undefined;
    const checkScripts = createScriptCheck(api);
    let round = 0;
    const subscriptions = new Map<string, () => void>();

    async function check() {
      if (!readProjectSource(session)) return;
      const [{ createProblemFinder, listAssetIds, listScripts }, { readAssetStates }] = await Promise.all([
        import('@confab/dialog-engine'),
        import('./read-asset-states.ts'),
      ]);
      const source = readProjectSource(session);
      if (subscriptions.size === 0 || !source) return;
      find ??= createProblemFinder();
      const currentRound = (round += 1);
      const schemaOf: FindSchema = (item) => findItemSchema(schemas, item);
      const [assets, checkScript] = await Promise.all([
        readAssetStates({ api, client, teamId: session.teamId }, listAssetIds(source, schemaOf)),
        checkScripts(listScripts(source)),
      ]);
      const found = await runWhileIdle(
        find(source, schemaOf, assets, checkScript),
        () => currentRound === round && subscriptions.size > 0,
      );
      if (found) setProblems(found);
    }

    function scheduleCheck() {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), checkDelayMs);
    }

    function followWorkflows() {
      const outline = session.getOutline();
      const count = [...(outline?.nodesByWorkflow.values() ?? [])].reduce((sum, nodes) => sum + nodes.length, 0);
      for (const { id } of outline?.workflows ?? []) {
        if (subscriptions.has(id)) continue;
        subscriptions.set(id, session.subscribeTo(`workflow:${id}`, scheduleCheck));
        if (count <= maxNodesToOpen) session.openWorkflow(id);
      }
      scheduleCheck();
    }

    subscriptions.set('outline', session.subscribeTo('outline', followWorkflows));
    subscriptions.set('project', session.subscribe(session.projectId, '', scheduleCheck));
    const followAssets = () => {
      void client.invalidateQueries({ queryKey: createAssetStatesKey(session.teamId) });
      scheduleCheck();
    };
    subscriptions.set('assets', followMediaChanges(live, session.teamId, followAssets));
    followWorkflows();
    return () => {
      clearTimeout(timer);
      for (const stop of subscriptions.values()) stop();
      subscriptions.clear();
    };
  }, [session, schemas, api, client, live]);
  return useMemo(() => problems.map((problem) => ({ ...problem, message: say.sentence(problem) })), [problems, say]);
}
