import type { Flavour, ProjectId, TeamId } from '@confab/model';
import { useInstallation } from '../../session/installation.ts';

/** Where a new member of a team goes: to the project that the invitation names, else to the projects of the team. */
export interface TeamLanding {
  readonly site: Flavour;
  readonly path: string;
}

/** The part of an answer about an invitation with the target page. */
interface Invited {
  readonly teamId?: TeamId | undefined;
  readonly projectId?: ProjectId | undefined;
  readonly site?: Flavour | undefined;
}

export function toTeamLanding({ projectId, site = 'pro' }: Invited): TeamLanding {
  return { site, path: projectId === undefined ? '/' : `/projects/${projectId}` };
}

/** The address of the page; undefined when the installation has no address for its site. */
export function getLandingAddress({ site, path }: TeamLanding): string | undefined {
  const address = useInstallation.getState().misc?.sites[site];
  return address === undefined ? undefined : new URL(path, address).href;
}

/** The path of the account site that opens the page after signing in. */
export function toPathAfterSignIn({ site, path }: TeamLanding): string {
  return `/openSite?${new URLSearchParams({ site, path }).toString()}`;
}
