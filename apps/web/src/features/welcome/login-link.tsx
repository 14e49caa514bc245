import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session-store.ts';
import { rememberPath } from '../../session/remembered-path.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';

interface LoginLinkProps {
  /** Prefills the login form; empty when unknown. */
  readonly email: string;
  /** Whether the login leads back to this page, to use the mailed link then. */
  readonly returnsHere: boolean;
  /** Whether another action of the page comes first. */
  readonly isSecondary: boolean;
}

/** Leads to the login page, or to the start page when signed in (P2.36). */
export function LoginLink({ email, returnsHere, isSecondary }: LoginLinkProps) {
  const say = useWords(words);
  const [, go] = useLocation();
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  const address = isSignedIn ? '/' : '/login';

  function follow(event: MouseEvent) {
    event.preventDefault();
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
