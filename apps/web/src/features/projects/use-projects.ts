import { projectCalls, updateEvents, type BodyOf, type ProjectList, type ProjectPresence } from '@confab/contracts';
import type { Flavour, ProjectSummary } from '@confab/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../live/live-context.tsx';
import { onEventsMissed } from '../../live/on-events-missed.ts';
import { setActiveTeam, useSession } from '../../session/session-store.ts';
import { useCatalogueTexts } from '../../words/catalogue-texts.ts';
import { loadProjectPages } from '../../api/load-project-pages.ts';
import { renameProject, type RenameRequest } from './rename-project.ts';

/** Query key of the project list. */
export const projectListKey = ['projects'] as const;

/**
 * The active team's projects, with the catalogue of schemas, tokens and extensions; refetched when a colleague changes
 * the list, or can have changed it during a lost connection. Each authoring site lists its own type of project, every
 * other site lists all.
 */
export function useProjectList(frontendApp: Flavour = 'pro') {
  const api = useApi();
  const catalogue = useCatalogueTexts();
  const live = useLive();
  const queries = useQueryClient();
  const queryKey = useMemo(
    () => (frontendApp === 'pro' ? projectListKey : [...projectListKey, frontendApp]),
    [frontendApp],
  );
  useEffect(() => {
    const reload = () => void queries.invalidateQueries({ queryKey: projectListKey });
    const stops = [
      onEventsMissed(live, reload),
      live.onUpdate(updateEvents.projectListChanged.name, reload),
      live.onUpdate(updateEvents.presence.name, (payload) => {
        const presence = updateEvents.presence.payload.safeParse(payload);
        if (presence.success)
          queries.setQueryData<ProjectList>(queryKey, (list) => list && replacePresent(list, presence.data));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queries, queryKey]);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      // Another tab may have changed the active team of the account.
      const shown = useSession.getState().activeTeam;
      const query = { frontendApp, wantSkinnyProjects: true, ...(shown && { teamId: shown.teamId }) };
      // Canceled when the team changes, because the response would set the previous team.
      const list = await loadProjectPages((after) =>
        api.call(projectCalls.list, { query: { ...query, ...(after && { skinnyProjectsAfter: after }) } }, { signal }),
      );
      setActiveTeam(list.activeTeam);
      return list;
    },
    select: catalogue.projectList,
  });
}

/** A project that the list does not have may belong to another team, or be new: the list that follows has it. */
function replacePresent(list: ProjectList, { projectId, people }: ProjectPresence): ProjectList {
  if (!(projectId in list.skinnyProjects)) return list;
  return { ...list, currentlyOpenedByUserLists: { ...list.currentlyOpenedByUserLists, [projectId]: people } };
}

/** Mutations that create, duplicate, rename, move and delete projects; each refetches the list. */
export function useProjectChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: projectListKey });
  const create = useMutation({
    mutationFn: (body: BodyOf<typeof projectCalls.create>) => api.call(projectCalls.create, { body }),
    onSuccess,
  });
  const duplicate = useMutation({
    mutationFn: (body: BodyOf<typeof projectCalls.duplicate>) => api.call(projectCalls.duplicate, { body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({
      teamId,
      projectId,
    }: {
      teamId: BodyOf<typeof projectCalls.create>['teamId'];
      projectId: ProjectSummary['projectId'];
    }) => api.call(projectCalls.remove, { query: { owningTeamId: teamId, projectId } }),
    onSuccess,
  });
  const rename = useMutation({
    mutationFn: (request: RenameRequest) => renameProject(api, request),
    onSuccess,
  });
  const setFolder = useMutation({
    mutationFn: (body: BodyOf<typeof projectCalls.setFolder>) => api.call(projectCalls.setFolder, { body }),
    onSuccess,
  });
  return { create, duplicate, rename, remove, setFolder };
}
