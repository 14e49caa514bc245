import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session-store.ts';
import { rememberPath } from '../../session/remembered-path.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';

interface LoginLinkProps {
  /** Stands in the login form already; empty when nobody knows it. */
  readonly email: string;
  /** The link can be used once somebody has logged in, so that is what they come back to. */
  readonly comesBack: boolean;
  /** Something else is to be done first. */
  readonly isSecond: boolean;
}

/** Leads to the login page, or for somebody who is signed in to where they begin (P2.36). */
export function LoginLink({ email, comesBack, isSecond }: LoginLinkProps) {
  const say = useWords(words);
  const [, go] = useLocation();
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  const address = isSignedIn ? '/' : '/login';

  function follow(event: MouseEvent) {
    event.preventDefault();
    if (comesBack && !isSignedIn) rememberPath(location.pathname + location.search);
    go(address, { state: { email } });
  }

  return (
    <Button
      component="a"
      href={address}
      size="md"
      variant={isSecond ? 'default' : 'filled'}
      className={classes.login ?? ''}
      onClick={follow}
    >
      {isSignedIn ? say.goOn : say.login}
    </Button>
  );
}
