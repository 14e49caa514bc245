import { readWelcomeLink, type WelcomeAnswer, type WelcomeLink } from '@confab/identity';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { takeMailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session-store.ts';
import { answerLink } from './answer-link.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

interface Welcome {
  readonly link: WelcomeLink;
  /** Undefined while the server is asked. */
  readonly answer: WelcomeAnswer | undefined;
  /** The first password has been set on this page. */
  readonly isPasswordSet: boolean;
  readonly onPasswordSet: () => void;
}

/** Answers by the secret of their link: it works once, and a page that starts twice must not use it twice. */
const asked = new Map<string, Promise<WelcomeAnswer>>();

/** The mailed link that this page was opened with, and what came of using it. */
export function useWelcome(): Welcome {
  const api = useApi();
  const [link] = useState(() => {
    const query = new URLSearchParams(location.search);
    return readWelcomeLink((name) => query.get(name));
  });
  const [secret] = useState(takeMailedSecret);
  const [answer, setAnswer] = useState<WelcomeAnswer | undefined>(() => (isUsed(secret) ? keptAnswer() : undefined));

  const [isPasswordSet, setPasswordSet] = useState(false);

  useEffect(() => {
    if (answer) return;
    const asking = (secret !== undefined && asked.get(secret)) || answerLink(api, link, secret);
    if (secret !== undefined) asked.set(secret, asking);
    let isHere = true;
    void asking.then((found) => {
      if (!isHere) return;
      if (found.isDone) keepAnswer(found);
      if (found.isDone && secret !== undefined) markVerified(found.email);
      setAnswer(found);
    });
    return () => {
      isHere = false;
    };
  }, [api, link, secret, answer]);

  function onPasswordSet() {
    setPasswordSet(true);
    // A reload has nothing left to ask for.
    if (answer?.isDone) keepAnswer({ ...answer, isPasswordSet: true });
  }
  return { link, answer, isPasswordSet, onPasswordSet };
}

/** A secret that is still in memory has been used by this page already, or is about to be. */
function isUsed(secret: string | undefined) {
  return secret === undefined || asked.has(secret);
}

/** Somebody who is signed in here with the address that was proven sees the banner go. */
function markVerified(email: string) {
  useSession.setState(({ signIn }) => ({
    signIn: signIn?.email.toLowerCase() === email.toLowerCase() ? { ...signIn, isVerified: true } : signIn,
  }));
}
