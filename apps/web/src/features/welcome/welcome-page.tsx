import { accountCalls, type verificationOutcomes } from '@confab/contracts';
import { Logo } from '@confab/ui';
import { Button, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { useSession } from '../../session/session-store.ts';
import classes from './welcome.module.css';

type Outcome = (typeof verificationOutcomes)[number];

/** What each outcome says (P2.34, P8.40 to P8.43). */
const outcomes: Readonly<Record<Outcome, { readonly heading: string; readonly words: string }>> = {
  verified: {
    heading: 'Welcome to the team!',
    words: 'Your email address is verified. Everything in Confab is open to you now.',
  },
  emailExpired: {
    heading: 'This link has expired',
    words:
      'This registration link has expired. You should have automatically just received another confirmation link in your inbox, please try again.',
  },
  alreadyRegistered: { heading: 'You are all set', words: 'This account has already been registered.' },
  userNotFound: {
    heading: 'We could not find this account',
    words:
      'Check that the address matches the one in your confirmation email, register again, or report it if that does not help.',
  },
  internalError: { heading: 'That did not work', words: accountCalls.verifyEmail.fallbackMessage },
};

/** The code in the address is used once; a page that starts twice must not use it twice. */
let redemption: Promise<Outcome> | undefined;

/** Where a mailed link lands: redeems its code and says what came of it. */
export function WelcomePage() {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome>();
  const isSignedIn = useSession(({ status }) => status === 'signedIn');

  useEffect(() => {
    const code = /^#code=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1];
    if (code !== undefined) {
      // Out of the address at once, so that nothing on the page can pass it on.
      history.replaceState(null, '', location.pathname + location.search);
      redemption = api.call(accountCalls.verifyEmail, { body: { code } }).then(
        (result) => result.outcome,
        () => 'internalError',
      );
    }
    void (redemption ?? Promise.resolve<Outcome>('userNotFound')).then((found) => {
      setOutcome(found);
      if (found === 'verified') markVerified();
    });
  }, [api]);

  return (
    <main className={classes.ground}>
      <div className={classes.card}>
        <Logo size={40} />
        {outcome === undefined ? (
          <Loader aria-label="Checking the link" />
        ) : (
          <>
            <h1 className={classes.heading}>{outcomes[outcome].heading}</h1>
            <p className={classes.words}>{outcomes[outcome].words}</p>
            <Button component={Link} href={isSignedIn ? '/' : '/login'} size="md">
              {isSignedIn ? 'Go on' : 'Login'}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}

/** Somebody who is signed in here sees the banner go. */
function markVerified() {
  useSession.setState(({ signIn }) => ({ signIn: signIn && { ...signIn, isVerified: true } }));
}
