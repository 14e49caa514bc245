import type { WelcomeAnswer, WelcomeLink } from '@confab/identity';
import { useEffect, useState } from 'react';
import type { ApiClient } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { isUnavailable } from '../../api/is-unavailable.ts';
import { useSession } from '../../session/session-store.ts';
import { processLink } from './process-link.ts';
import { storeAnswer, readStoredAnswer } from './stored-answer.ts';

interface Welcome {
  /** Undefined until the server has answered. */
  readonly answer: WelcomeAnswer | undefined;
  /** Uses the link again; undefined when the server has decided about it. */
  readonly tryAgain: (() => void) | undefined;
  /** The first password has been set on this page. */
  readonly isPasswordSet: boolean;
  readonly onPasswordSet: () => void;
}

/**
 * Answers by secret, pending ones included. A secret works only once, and React may run the effect twice. One that the
 * server could not answer about is removed, so that the link can be used again.
 */
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
    const request = secret === undefined ? processLink(api, link, secret) : processOnce(api, link, secret);
    let isMounted = true;
    void request.then((found) => {
      if (!isMounted) return;
      if (isDecided(found)) storeAnswer(found);
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
  const tryAgain = answer && isUndecided(answer) ? () => setAnswer(undefined) : undefined;
  return { answer, tryAgain, isPasswordSet, onPasswordSet };
}

/** Processes the link once for all that ask at the same time, and again when the server could not answer. */
function processOnce(api: ApiClient, link: WelcomeLink, secret: string): Promise<WelcomeAnswer> {
  const known = answersBySecret.get(secret);
  if (known) return known;
  const request = processLink(api, link, secret).then((answer) => {
    if (isUndecided(answer)) answersBySecret.delete(secret);
    return answer;
  });
  answersBySecret.set(secret, request);
  return request;
}

/** Whether the server could not be reached or could not answer, so that the link may still work. */
function isUndecided(answer: WelcomeAnswer) {
  return !answer.isDone && isUnavailable(answer.message);
}

/** Whether a reload shows the answer again, as the link cannot be used a second time. Messages of a call are not kept. */
function isDecided(answer: WelcomeAnswer) {
  return answer.isDone || (answer.message === undefined && answer.error !== 'linkNeeded');
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
