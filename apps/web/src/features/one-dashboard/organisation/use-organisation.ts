import { organisationCalls, updateEvents, type BodyOf, type OrganisationNode } from '@confab/contracts';
import { asProjectId, type TeamId } from '@confab/model';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { useLive } from '../../../live/live-context.tsx';
import { onEventsMissed } from '../../../live/on-events-missed.ts';
import { showToast } from '../../../toasts/index.ts';
import { hasBranch, joinNodes, type Branch } from './build-organisation-rows.ts';
import { toMessage } from '../../../words/message.ts';

const organisationKey = 'organisation';
const noNodes: readonly OrganisationNode[] = [];

/** The organisation tree of a team with the expanded branches. It is loaded again after a colleague's change and a lost connection. */
export function useOrganisation(teamId: TeamId, expanded: ReadonlySet<string>) {
  const api = useApi();
  const live = useLive();
  const queries = useQueryClient();
  const treeKey = useMemo(() => [organisationKey, teamId, 'tree'] as const, [teamId]);
  const tree = useQuery({
    queryKey: treeKey,
    queryFn: ({ signal }) => api.call(organisationCalls.get, { query: { teamId, frontendApp: 'one' } }, { signal }),
  });
  // The projects come first, because their branches name the chapters.
  const projects = useBranches(teamId, tree.data ?? noNodes, expanded);
  const inProjects = useMemo(() => [...projects.values()].flatMap(listLoaded), [projects]);
  const chapters = useBranches(teamId, inProjects, expanded);
  const branches = useMemo(() => new Map([...projects, ...chapters]), [projects, chapters]);
  const nodes = useMemo(() => joinNodes(tree.data ?? noNodes, branches), [tree.data, branches]);

  useEffect(() => {
    const reload = () => void queries.invalidateQueries({ queryKey: [organisationKey, teamId] });
    const stops = [
      onEventsMissed(live, reload),
      live.onUpdate(updateEvents.organisationChanged.name, reload),
      live.onUpdate(updateEvents.projectListChanged.name, reload),
      live.onUpdate(updateEvents.presence.name, (payload) => {
        const { success, data } = updateEvents.presence.payload.safeParse(payload);
        if (!success) return;
        queries.setQueryData(treeKey, (nodes: OrganisationNode[] | undefined) =>
          nodes?.map((one) => (one.id === data.projectId ? { ...one, currentlyOpenedByUserList: data.people } : one)),
        );
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queries, teamId, treeKey]);

  /** Makes a change and loads the tree again. @returns the result, or undefined after a failure, which a toast reports. */
  async function change<Result>(call: Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await call;
      await queries.invalidateQueries({ queryKey: [organisationKey, teamId] });
      return result;
    } catch (error) {
      showToast({ kind: 'error', text: toMessage(error) });
      return undefined;
    }
  }

  const { add, rename, move, remove } = organisationCalls;
  return {
    tree,
    branches,
    nodes,
    add: (body: Omit<BodyOf<typeof add>, 'teamId'>) => change(api.call(add, { body: { ...body, teamId } })),
    rename: (nodeId: string, displayName: string) =>
      change(api.call(rename, { body: { teamId, nodeId, displayName } })),
    move: (body: Omit<BodyOf<typeof move>, 'teamId'>) => change(api.call(move, { body: { ...body, teamId } })),
    remove: (nodeId: string) => change(api.call(remove, { body: { teamId, nodeId } })),
  };
}

function listLoaded(branch: Branch): readonly OrganisationNode[] {
  return typeof branch === 'string' ? [] : branch;
}

/** Loads the content of the expanded projects, or in the expanded chapters, among some nodes. */
function useBranches(
  teamId: TeamId,
  nodes: readonly OrganisationNode[],
  expanded: ReadonlySet<string>,
): ReadonlyMap<string, Branch> {
  const api = useApi();
  const open = useMemo(() => nodes.filter((node) => hasBranch(node) && expanded.has(node.id)), [nodes, expanded]);
  const parents = useMemo(() => new Map(nodes.map(({ id, parentId }) => [id, parentId])), [nodes]);
  const results = useQueries({
    queries: open.map(({ id, type }) => ({
      queryKey: [organisationKey, teamId, 'branch', id],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const query =
          type === 'Project'
            ? { projectId: asProjectId(id) }
            : { projectId: asProjectId(findTop(parents, id)), llamaId: id };
        return api.call(organisationCalls.getBranch, { query }, { signal });
      },
    })),
    combine: toBranches,
  });
  return useMemo(() => new Map(open.map(({ id }, at) => [id, results[at] ?? 'loading'])), [open, results]);
}

/** Keeps its reference between renders, so that the library returns the same list while nothing has changed. */
function toBranches(results: readonly UseQueryResult<OrganisationNode[]>[]): Branch[] {
  return results.map(({ data, isError }) => data ?? (isError ? 'failed' : 'loading'));
}

/** The project of a chapter: its topmost parent, which is in no branch itself. */
function findTop(parents: ReadonlyMap<string, string | null>, id: string): string {
  let at = id;
  for (let next = parents.get(at); next; next = parents.get(at)) at = next;
  return at;
}
