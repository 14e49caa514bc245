import { authorValueCalls, updateEvents, type AuthorValueNode } from '@confab/contracts';
import { toSavedValues } from '@confab/inputs';
import { authorValueTypes, type AuthorValueType, type JsonObject, type ProjectId } from '@confab/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';
import { useEditingSession } from '../../../editing/index.ts';
import { useLive } from '../../../live/live-context.tsx';
import { onEventsMissed } from '../../../live/on-events-missed.ts';

const schemaType = 'One';

/** The author values of the open project with their schemas. They are loaded again after a colleague's save and a lost connection. */
export function useAuthorValues(type: AuthorValueType) {
  const api = useApi();
  const live = useLive();
  const queries = useQueryClient();
  const { projectId, newId } = useEditingSession();
  const query = createQuery(api, authorValueCalls.get, { projectId });
  const schemas = useQuery({
    ...createQuery(api, authorValueCalls.schema, { accountType: schemaType }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const values = useQuery(query);

  useEffect(() => {
    const reload = () => void queries.invalidateQueries({ queryKey: [authorValueCalls.get.path] });
    const stopMissed = onEventsMissed(live, reload);
    const stopUpdates = live.onUpdate(updateEvents.projectEvent.name, (payload) => {
      const event = updateEvents.projectEvent.payload.safeParse(payload);
      if (event.success && event.data.type === 'authorValuesSaved' && event.data.projectId === projectId) reload();
    });
    return () => {
      stopMissed();
      stopUpdates();
    };
  }, [live, queries, projectId]);

  const known = (nodes: readonly AuthorValueNode[] | undefined) => nodes?.find((node) => node.type === type);
  const store = (nodes: AuthorValueNode[]) => {
    queries.setQueryData(query.queryKey, nodes);
    return known(nodes);
  };

  const schema = schemas.data?.find((one) => one.type === type);

  return {
    schema,
    isLoaded: values.data !== undefined,
    hasFailed: (schemas.isError && !schemas.data) || (values.isError && !values.data),
    node: known(values.data),
    reload: () => void Promise.all([schemas.refetch(), values.refetch()]),
    /**
     * Saves changed inputs on top of the currently stored values, or of the last loaded ones when the page is closing.
     *
     * @throws the error of the call.
     */
    async save(changes: JsonObject, name: string, isLeaving: boolean): Promise<AuthorValueNode | undefined> {
      const load = async () => known(await api.call(authorValueCalls.get, { query: { projectId } }));
      const send = async (before: AuthorValueNode | undefined, id: string) => {
        const node = before ?? { id, name, type, version: 0, propertyValues: {} };
        const propertyValues = toSavedValues(schema?.properties ?? [], { ...node.propertyValues, ...changes });
        const treeValues = [{ ...node, parent: projectId, propertyValues }];
        const input = { query: { schemaType }, body: { authorData: { treeValues } } } as const;
        return store(await api.call(authorValueCalls.save, input, isLeaving ? { outlivesPage: true } : {}));
      };
      const firstId = getFirstNodeId(projectId, type);
      if (isLeaving) return send(known(queries.getQueryData(query.queryKey)), firstId);
      try {
        return await send(await load(), firstId);
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.kind !== 'conflict') throw error;
        // A colleague has saved since the values were loaded.
        return send(await load(), newId());
      }
    },
    async remove(valueId: string): Promise<void> {
      store(await api.call(authorValueCalls.remove, { query: { type, valueId, schemaType } }));
    },
  };
}

/** The digits of the version of a UUID, one for each type. */
const typeDigits = 'abcdef';

/**
 * The id of the first node of a type: that of the project with another version digit. Two authors who enter the first
 * values at once both choose it, so that the second save is a conflict and not a second node.
 */
function getFirstNodeId(projectId: ProjectId, type: AuthorValueType): string {
  return `${projectId.slice(0, 14)}${typeDigits[authorValueTypes.indexOf(type)]}${projectId.slice(15)}`;
}
