import type { FindSchema, FoundProblem, ProblemFinder } from '@confab/dialog-engine';
import type { QueryClient } from '@tanstack/react-query';
import type { EditingSession } from '../../editing/index.ts';
import type { ApiClient } from '../../api/api-client.ts';
import type { LiveClient } from '../../live/live-client.ts';
import { createAssetStatesKey } from '../../media/asset-keys.ts';
import { followMediaChanges } from '../../media/use-media-changes.ts';
import { findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { createScriptCheck } from './create-script-check.ts';
import { readProjectSource } from './read-project-source.ts';
import { runWhileIdle } from './run-while-idle.ts';

const checkDelayMs = 600;

interface FollowedProject {
  readonly session: EditingSession;
  readonly schemas: ItemSchemas;
  readonly api: ApiClient;
  readonly client: QueryClient;
  readonly live: LiveClient;
  /** The check needs all workflows, and opens them in projects of at most this many nodes. */
  readonly maxNodesToOpen: number;
  readonly onFound: (problems: readonly FoundProblem[]) => void;
  /** Called when a project has more nodes and not all of its workflows are open, so that it cannot be checked. */
  readonly onTooLarge: () => void;
}

/**
 * Checks a project a moment after it is opened and after each change. The engine is loaded on the first check, and so is
 * what asks for the files. @returns a function that stops the checks
 */
export function followProblems(project: FollowedProject): () => void {
  const { session, schemas, api, client, live, maxNodesToOpen, onFound, onTooLarge } = project;
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
    if (found) onFound(found);
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
    if (count > maxNodesToOpen && !readProjectSource(session)) onTooLarge();
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
}
