import { isInvitation, readWelcomeLink } from '@confab/identity';
import { useState } from 'react';
import { takeMailedSecret } from '../../session/mailed-secret.ts';
import { InvitationPage } from './invitation-page.tsx';
import { readStoredAnswer } from './stored-answer.ts';
import { WelcomeResult } from './welcome-result.tsx';

/** The page that mailed links open. A link to an invitation may ask first; all others are processed on load. */
export function WelcomePage() {
  const [link] = useState(() => {
    const query = new URLSearchParams(location.search);
    return readWelcomeLink((name) => query.get(name));
  });
  const [secret] = useState(takeMailedSecret);
  const [isAnswered] = useState(() => secret === undefined && readStoredAnswer() !== undefined);
  if (link.asksFirst && isInvitation(link.signupType) && !isAnswered)
    return <InvitationPage key={secret} link={link} ticket={secret} />;
  return <WelcomeResult link={link} ticket={secret} />;
}
