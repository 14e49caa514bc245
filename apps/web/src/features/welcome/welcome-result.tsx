import { teamCalls } from '@confab/contracts';
import {
  isInvitation,
  passwordBoxWindowHeight,
  welcomeView,
  type SignupType,
  type WelcomeAnswer,
  type WelcomeLink,
  type WelcomeView,
} from '@confab/identity';
import { Banner } from '@confab/ui';
import { Loader } from '@mantine/core';
import { ApiFailure } from '../../api/api-client.ts';
import { useWindowHeight } from '../../platform/use-window-height.ts';
import { useWords, type Translated } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useSession } from '../../session/session-store.ts';
import { EntryCard } from '../sign-in/index.ts';
import { InvitationNotice } from './invitation-notice.tsx';
import { LoginLink } from './login-link.tsx';
import { ProductCards } from './product-cards.tsx';
import { SetPasswordBox } from './set-password-box.tsx';
import { TryAgain } from './try-again.tsx';
import { useWelcome } from './use-welcome.ts';
import classes from './welcome.module.css';
import { words } from './words.ts';
import { getFallback } from '../../words/message.ts';

type Say = Translated<(typeof words)['english']>;

interface WelcomeResultProps {
  readonly link: WelcomeLink;
  /** The secret of the link, to process it; undefined with an answer. */
  readonly ticket?: string | undefined;
  /** The answer, where the link was processed before. */
  readonly answer?: WelcomeAnswer;
}

/** Processes a mailed link and shows the result (P2.33 to P2.37). */
export function WelcomeResult({ link, ticket, answer: known }: WelcomeResultProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { answer, tryAgain, isPasswordSet, onPasswordSet } = useWelcome(link, ticket, known);
  const isSignedIn = useSession(({ status }) => status === 'signedIn');
  const isTall = useWindowHeight() > passwordBoxWindowHeight;
  if (!answer)
    return (
      <EntryCard heading={say.checking} isWide>
        <Loader aria-hidden="true" />
      </EntryCard>
    );

  const view = welcomeView(link, answer);
  const email = answer.isDone ? answer.email : '';
  const asksForPassword = view.kind !== 'failed' && view.asksForPassword;
  return (
    <EntryCard
      heading={getHeading(view, say)}
      isWide
      sub={view.kind === 'failed' ? translate(view.message) : getText(view.signupType, isSignedIn, say)}
    >
      <div className={classes.parts}>
        {isInvitation(link.signupType) &&
          (isWithdrawn(answer, ticket) ? (
            <Banner level="info" isBoxed>
              {translate(getFallback(teamCalls.openInvitation))}
            </Banner>
          ) : (
            <InvitationNotice answer={answer} hasJoined={view.kind === 'accepted'} />
          ))}
        {asksForPassword && isTall && (
          <SetPasswordBox
            email={email}
            hasSignUpPassword={answer.isDone && (answer.hasSignUpPassword ?? false)}
            onSet={onPasswordSet}
          />
        )}
        {asksForPassword && !isTall && <p className={classes.setLater}>{say.setLater}</p>}
        {tryAgain && <TryAgain onClick={tryAgain} />}
        <LoginLink
          email={email}
          landing={answer.isDone ? answer.landing : undefined}
          returnsHere={!answer.isDone && isInvitation(link.signupType)}
          isSecondary={tryAgain !== undefined || (asksForPassword && isTall && !isPasswordSet)}
        />
        {view.kind !== 'failed' && <ProductCards />}
      </div>
    </EntryCard>
  );
}

/** Whether the invitation of a mailed link has ended: no other account can answer it either. */
function isWithdrawn(answer: WelcomeAnswer, ticket: string | undefined): boolean {
  return !answer.isDone && ticket !== undefined && isNotFound(answer.message);
}

const isNotFound = (message: unknown) => message instanceof ApiFailure && message.kind === 'notFound';

/** The text of a product or invitation; it does not ask signed-in people to log in. */
function getText(type: SignupType, isSignedIn: boolean, say: Say): string {
  return type === 'teamAccept' || type === 'teamReject' || !isSignedIn ? say[type] : say[`${type}SignedIn`];
}

function getHeading(view: WelcomeView, say: Say): string {
  if (view.kind === 'failed') return say[view.error];
  if (view.kind === 'declined') return say.declined(view.teamName);
  if (view.kind === 'signedUp') return say.welcomeAlone;
  return view.teamName === '' ? say.welcome : say.welcomeTo(view.teamName);
}
