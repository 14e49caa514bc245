import { maskEmail, type WelcomeAnswer, type WelcomeLink } from '@confab/identity';
import { Button, Group, Loader } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useRoleName } from '../../words/roles/use-role-name.ts';
import { EntryCard } from '../sign-in/index.ts';
import { AlreadyMember } from './already-member.tsx';
import { LoginLink } from './login-link.tsx';
import { TryAgain } from './try-again.tsx';
import { useInvitation, type Invitation } from './use-invitation.ts';
import { WelcomeResult } from './welcome-result.tsx';
import classes from './welcome.module.css';
import { words } from './words.ts';

interface InvitationPageProps {
  readonly link: WelcomeLink;
  readonly ticket: string | undefined;
}

/** Names the team and who invites; the invitation is answered by a click. */
export function InvitationPage({ link, ticket }: InvitationPageProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { invitation, failure, tryAgain } = useInvitation(link, ticket);
  const [answered, setAnswered] = useState<'teamAccept' | 'teamReject'>();
  if (failure !== undefined)
    return (
      <EntryCard heading={say.internalError} isWide sub={translate(failure)}>
        <div className={classes.parts}>
          {tryAgain && <TryAgain onClick={tryAgain} />}
          <LoginLink email="" returnsHere isSecondary={tryAgain !== undefined} />
        </div>
      </EntryCard>
    );
  if (!invitation)
    return (
      <EntryCard heading={say.checking} isWide>
        <Loader aria-hidden="true" />
      </EntryCard>
    );
  if (invitation.state === 'member') return <AlreadyMember invitation={invitation} />;
  if (invitation.state === 'accepted')
    return <WelcomeResult link={{ ...link, signupType: 'teamAccept' }} answer={toAnswer(invitation)} />;
  if (answered !== undefined) return <WelcomeResult link={{ ...link, signupType: answered }} ticket={ticket} />;
  return <Question invitation={invitation} onAnswer={setAnswered} />;
}

interface QuestionProps {
  readonly invitation: Invitation;
  readonly onAnswer: (answer: 'teamAccept' | 'teamReject') => void;
}

function Question({ invitation, onAnswer }: QuestionProps) {
  const say = useWords(words);
  const getRoleName = useRoleName();
  const signedInEmail = useSession(({ signIn }) => signIn?.email);
  const { teamName, inviterName, permission, email } = invitation;
  const role = permission === null ? '' : getRoleName(permission);
  const isForOther = signedInEmail !== undefined && signedInEmail.toLowerCase() !== email.toLowerCase();
  return (
    <EntryCard heading={say.join(teamName)} isWide sub={say.invitedBy(inviterName, teamName, role)}>
      <div className={classes.parts}>
        {isForOther && <p className={classes.boxText}>{say.joinsAs(maskEmail(email), signedInEmail)}</p>}
        <Group>
          <Button size="md" onClick={() => onAnswer('teamAccept')}>
            {say.acceptInvitation}
          </Button>
          <Button size="md" variant="default" onClick={() => onAnswer('teamReject')}>
            {say.decline}
          </Button>
        </Group>
      </div>
    </EntryCard>
  );
}

/** Somebody accepted before and left without choosing a password. */
function toAnswer({ email, hasSignUpPassword }: Invitation): WelcomeAnswer {
  return { isDone: true, email, isPasswordSet: false, hasSignUpPassword, teamName: '' };
}
