import { oneCalls, projectCalls, type LoadedLlama, type ResultOf } from '@confab/contracts';
import type { ItemId, ProjectId, TeamId } from '@confab/model';
import type { ApiClient } from '../../../api/api-client.ts';

/** A project as it is stored, without an editing session; a One project with the pages of all its chapters. */
export interface LoadedProject extends ResultOf<typeof projectCalls.getFat> {
  readonly llamas: readonly LoadedLlama[];
  /** What its tries are kept with. */
  readonly key: object;
}

export interface StoredProject {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
}

/** As many chapters are asked for at once. */
const concurrentLoads = 4;
const projectKeys = new WeakMap<ApiClient, Map<string, object>>();

/** Loads what the profiler has to know of a project of either kind. */
export async function loadProject(
  api: ApiClient,
  { projectId, teamId }: StoredProject,
  signal: AbortSignal,
): Promise<LoadedProject> {
  const fat = await api.call(projectCalls.getFat, { query: { projectId, teamId } }, { signal });
  const chapters = fat.project.type === 'One' ? fat.workflows.map(({ id }) => id) : [];
  const llamas: LoadedLlama[] = [];
  for (let at = 0; at < chapters.length; at += concurrentLoads)
    llamas.push(...(await Promise.all(chapters.slice(at, at + concurrentLoads).map(loadLlama))));
  return { ...fat, llamas, key: getProjectKey(api, projectId) };

  function loadLlama(oneLlamaId: ItemId) {
    return api.call(oneCalls.loadParent, { query: { oneLlamaId, teamId } }, { signal });
  }
}

/** One for each project, so that what was tried is there again when the profiler is opened again. */
function getProjectKey(api: ApiClient, projectId: string): object {
  const known = projectKeys.get(api) ?? new Map<string, object>();
  const key = known.get(projectId) ?? {};
  projectKeys.set(api, known.set(projectId, key));
  return key;
}
