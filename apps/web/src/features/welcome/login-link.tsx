import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session-store.ts';
import { rememberPath } from '../../session/remembered-path.ts';
import { useWords } from '../../words/define-words.ts';
import { getLandingAddress, toPathAfterSignIn, type TeamLanding } from './team-landing.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';

interface LoginLinkProps {
  /** Prefills the login form; empty when unknown. */
  readonly email: string;
  /** Whether the login leads back to this page, to use the mailed link then. Signed in, it leads to the invitations. */
  readonly returnsHere: boolean;
  /** Where the new member of a team goes; the start page otherwise. */
  readonly landing?: TeamLanding | undefined;
  /** Whether another action of the page comes first. */
  readonly isSecondary: boolean;
}

/**
 * Leads to the login page, or to the start page when signed in (P2.36); a new member of a team continues to the team.
 */
export function LoginLink({ email, returnsHere, landing, isSecondary }: LoginLinkProps) {
  const say = useWords(words);
  const [, go] = useLocation();
  const signedInEmail = useSession(({ signIn }) => signIn?.email);
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  const landingAddress = landing && getLandingAddress(landing);
  const opensTeam = landingAddress !== undefined && signedInEmail?.toLowerCase() === email.toLowerCase();
  const address = opensTeam ? landingAddress : isSignedIn ? (returnsHere ? '/teams' : '/') : '/login';

  function follow(event: MouseEvent) {
    if (opensTeam) return;
    event.preventDefault();
    if (landingAddress !== undefined && landing && !isSignedIn) rememberPath(toPathAfterSignIn(landing));
    if (returnsHere && !isSignedIn) rememberPath(location.pathname + location.search);
    go(address, { state: { email } });
  }

  return (
    <Button
      component="a"
      href={address}
      size="md"
      variant={isSecondary ? 'default' : 'filled'}
      className={classes.login ?? ''}
      onClick={follow}
    >
      {isSignedIn ? say.continue : say.login}
    </Button>
  );
}
