import type { Services, TeamScope } from '../../services.ts';

/** Makes the open libraries of a team reload their lists, after its files have changed. */
export function announceMedia({ hub }: Pick<Services, 'hub'>, { teamId }: TeamScope): void {
  hub.publish('mediaChanged', { teamId });
}
