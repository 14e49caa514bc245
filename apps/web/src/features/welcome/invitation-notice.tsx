import { maskEmail, type WelcomeAnswer } from '@confab/identity';
import { Banner } from '@confab/ui';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session-store.ts';
import { rememberPath } from '../../session/remembered-path.ts';
import { useWords } from '../../words/define-words.ts';
import { SwitchAccountButton } from '../log-out/index.ts';
import { toPathAfterSignIn } from './team-landing.ts';
import { words } from './words.ts';

interface InvitationNoticeProps {
  readonly answer: WelcomeAnswer;
  /** Whether the invited account is a member of the team now. */
  readonly hasJoined: boolean;
}

/**
 * Warns that the invitation is for a different account than the signed-in one, and offers to switch accounts.
 *
 * The mailed link answers for the invited address, whichever account is signed in (TEAM-5). After a failure the login
 * leads back to this page, so that the other account tries again.
 */
export function InvitationNotice({ answer, hasJoined }: InvitationNoticeProps) {
  const say = useWords(words);
  const [, go] = useLocation();
  const signedInEmail = useSession(({ signIn }) => signIn?.email);
  const isDeclined = answer.isDone && !hasJoined;
  if (
    isDeclined ||
    signedInEmail === undefined ||
    (answer.isDone && signedInEmail.toLowerCase() === answer.email.toLowerCase())
  )
    return null;

  function openLogin() {
    if (!answer.isDone) rememberPath(location.pathname + location.search);
    else if (answer.landing) rememberPath(toPathAfterSignIn(answer.landing));
    go('/login', { state: { email: answer.isDone ? answer.email : '' } });
  }

  return (
    <Banner
      level="warning"
      isBoxed
      action={<SwitchAccountButton size="compact-sm" label={say.switchAccount} openNext={openLogin} />}
    >
      {answer.isDone ? say.joinedAs(maskEmail(answer.email), signedInEmail) : say.signedInAs(signedInEmail)}
    </Banner>
  );
}
