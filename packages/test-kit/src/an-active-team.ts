import type { ActiveTeam } from '@confab/model';
import { numberedId } from './counting-ids.ts';

/** The team Harbour, whose projects are shown to one of its authors. */
export const anActiveTeam = (fields: Partial<ActiveTeam> = {}): ActiveTeam => ({
  teamId: numberedId(1),
  teamName: 'Harbour',
  permissions: 'AppEditor',
  ...fields,
});
