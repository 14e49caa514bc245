import { trafficCalls, type BodyOf } from '@confab/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

export type TrafficRequest = BodyOf<typeof trafficCalls.get>;

/** The traffic of a project in a range. */
export function useTraffic(body: TrafficRequest) {
  const api = useApi();
  return useQuery({
    queryKey: [trafficCalls.get.path, body],
    queryFn: ({ signal }) => api.call(trafficCalls.get, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
}
