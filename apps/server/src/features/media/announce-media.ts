import type { Services, TeamScope } from '../../services.ts';

/** Has the open libraries of a team reload what they show, after its files have changed. */
export function announceMedia({ hub }: Pick<Services, 'hub'>, { teamId }: TeamScope): void {
  hub.publish('mediaChanged', { teamId });
}
