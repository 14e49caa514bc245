import type { TeamId } from '@confab/model';
import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { LibraryClient } from './library-client.ts';

/** The client of a team's library. */
export function useLibraryClient(teamId: TeamId): LibraryClient {
  const api = useApi();
  return useMemo(() => new LibraryClient(api, teamId), [api, teamId]);
}
