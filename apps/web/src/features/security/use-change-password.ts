import { securityCalls } from '@confab/contracts';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { replaceToken, useSession } from '../../session/session-store.ts';
import { getFallback, type Message } from '../../words/message.ts';

interface Passwords {
  readonly current: string;
  readonly next: string;
}

/**
 * Changes the password of the account. The current session continues with a new token (P4.24).
 *
 * @param onDone runs after each change
 */
export function useChangePassword(onDone: () => void) {
  const api = useApi();
  const signIn = useSession((session) => session.signIn);
  const [state, setState] = useState<'idle' | 'loading' | 'done'>('idle');
  const [failure, setFailure] = useState<Message>();

  function reset() {
    setFailure(undefined);
    setState('idle');
  }

  async function change({ current, next }: Passwords): Promise<void> {
    if (!signIn) return;
    setState('loading');
    try {
      const { email, tvAccountId } = signIn;
      const body = { email, tvAccountId, oldPassword: current, password: next };
      replaceToken((await api.call(securityCalls.changePassword, { body })).token);
      setState('done');
      onDone();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(securityCalls.changePassword));
      setState('idle');
    }
  }

  return { change, reset, email: signIn?.email, isLoading: state === 'loading', isDone: state === 'done', failure };
}
