import { alertCalls, type QueryOf } from '@confab/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { createQuery } from '../../../api/create-query.ts';

/** The open alerts of a project. */
export function useAlerts(query: QueryOf<typeof alertCalls.list>) {
  const api = useApi();
  return useQuery(createQuery(api, alertCalls.list, query));
}
