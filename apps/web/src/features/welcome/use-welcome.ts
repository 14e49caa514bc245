import type { WelcomeAnswer, WelcomeLink } from '@confab/identity';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useSession } from '../../session/session-store.ts';
import { processLink } from './process-link.ts';
import { storeAnswer, readStoredAnswer } from './stored-answer.ts';

interface Welcome {
  /** Undefined until the server has answered. */
  readonly answer: WelcomeAnswer | undefined;
  /** The first password has been set on this page. */
  readonly isPasswordSet: boolean;
  readonly onPasswordSet: () => void;
}

/** Pending answers by secret. A secret works only once, and React may run the effect twice. */
const answersBySecret = new Map<string, Promise<WelcomeAnswer>>();

/** Processes a mailed link and returns its answer; one that is known already is returned as it is. */
export function useWelcome(link: WelcomeLink, secret: string | undefined, known?: WelcomeAnswer): Welcome {
  const api = useApi();
  const [answer, setAnswer] = useState<WelcomeAnswer | undefined>(
    () => known ?? (isUsed(secret) ? readStoredAnswer() : undefined),
  );

  const [isPasswordSet, setPasswordSet] = useState(false);

  useEffect(() => {
    if (answer) return;
    const request = (secret !== undefined && answersBySecret.get(secret)) || processLink(api, link, secret);
    if (secret !== undefined) answersBySecret.set(secret, request);
    let isMounted = true;
    void request.then((found) => {
      if (!isMounted) return;
      if (found.isDone) storeAnswer(found);
      if (found.isDone && secret !== undefined) markVerified(found.email);
      setAnswer(found);
    });
    return () => {
      isMounted = false;
    };
  }, [api, link, secret, answer]);

  function onPasswordSet() {
    setPasswordSet(true);
    // After a reload the page does not ask for a password again.
    if (answer?.isDone) storeAnswer({ ...answer, isPasswordSet: true });
  }
  return { answer, isPasswordSet, onPasswordSet };
}

/** Whether this page has already sent the secret, or has none to send. */
function isUsed(secret: string | undefined) {
  return secret === undefined || answersBySecret.has(secret);
}

/** Hides the verification banner when the signed-in account has the verified address. */
function markVerified(email: string) {
  useSession.setState(({ signIn }) => ({
    signIn: signIn?.email.toLowerCase() === email.toLowerCase() ? { ...signIn, isVerified: true } : signIn,
  }));
}
