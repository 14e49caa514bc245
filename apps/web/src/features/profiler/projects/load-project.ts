import { oneCalls, projectCalls, type LoadedLlama, type ResultOf } from '@confab/contracts';
import { frontendVersion, type ItemId, type ProjectId, type TeamId } from '@confab/model';
import type { ApiClient } from '../../../api/api-client.ts';

/** A stored project, loaded without an editing session. A One project includes the pages of all its chapters. */
export interface LoadedProject extends ResultOf<typeof projectCalls.getFat> {
  readonly llamas: readonly LoadedLlama[];
  /** Key that the attempts are stored under. */
  readonly key: object;
}

export interface StoredProject {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
}

/** Number of chapters that are loaded at the same time. */
const concurrentLoads = 4;
const projectKeys = new WeakMap<ApiClient, Map<string, object>>();

/** Loads a Pro or One project for the profiler. */
export async function loadProject(
  api: ApiClient,
  { projectId, teamId }: StoredProject,
  signal: AbortSignal,
): Promise<LoadedProject> {
  const fat = await api.call(projectCalls.getFat, { query: { projectId, teamId, frontendVersion } }, { signal });
  const chapters = fat.project.type === 'One' ? fat.workflows.map(({ id }) => id) : [];
  const llamas: LoadedLlama[] = [];
  for (let at = 0; at < chapters.length; at += concurrentLoads)
    llamas.push(...(await Promise.all(chapters.slice(at, at + concurrentLoads).map(loadLlama))));
  return { ...fat, llamas, key: getProjectKey(api, projectId) };

  function loadLlama(oneLlamaId: ItemId) {
    return api.call(oneCalls.loadParent, { query: { oneLlamaId, teamId, frontendVersion } }, { signal });
  }
}

/** Returns the same key for the same project, so that attempts survive closing the profiler. */
function getProjectKey(api: ApiClient, projectId: ProjectId): object {
  const known = projectKeys.get(api) ?? new Map<string, object>();
  const key = known.get(projectId) ?? {};
  projectKeys.set(api, known.set(projectId, key));
  return key;
}
