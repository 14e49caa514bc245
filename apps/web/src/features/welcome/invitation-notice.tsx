import { signInCalls } from '@confab/contracts';
import { maskEmail, type WelcomeAnswer } from '@confab/identity';
import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useApi } from '../../api/api-context.tsx';
import { endSession, useSession } from '../../session/session-store.ts';
import { rememberPath } from '../../session/remembered-path.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';

/**
 * Says whose invitation it is to somebody who is signed in as somebody else, and offers to switch.
 *
 * An answer with the mailed link counts for the invited address whoever is signed in (TEAM-5). One that failed
 * is tried again by whoever signs in next: the page is what they come back to.
 */
export function InvitationNotice({ answer }: { readonly answer: WelcomeAnswer }) {
  const say = useWords(words);
  const api = useApi();
  const [, go] = useLocation();
  const own = useSession(({ signIn }) => signIn?.email);
  if (own === undefined || (answer.isDone && own.toLowerCase() === answer.email.toLowerCase())) return null;

  async function switchAccount() {
    await api.call(signInCalls.logout, { body: {} }).catch(() => null);
    if (!answer.isDone) rememberPath(location.pathname + location.search);
    go('/login', { state: { email: answer.isDone ? answer.email : '' } });
    endSession();
  }

  return (
    <Banner
      level="warning"
      isBoxed
      action={
        <Button variant="default" size="compact-sm" onClick={switchAccount}>
          {say.switchAccount}
        </Button>
      }
    >
      {answer.isDone ? say.invited(maskEmail(answer.email), own) : say.signedInAs(own)}
    </Banner>
  );
}
