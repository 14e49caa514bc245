import { securityCalls, type BodyOf, type Call } from '@confab/contracts';
import { useState } from 'react';
import { ApiFailure } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';
import { getFallback, type Message } from '../../../words/message.ts';

/** Confirms the sign-in by the password or by a mailed code. */
export function useConfirmSignIn(onConfirmed: () => void) {
  const api = useApi();
  const [isWorking, setWorking] = useState(false);
  /** The modal translates it by its name. */
  const [failure, setFailure] = useState<Message>();
  /** The masked mailbox that has the code; undefined while the password is asked for. */
  const [mailbox, setMailbox] = useState<string>();

  async function run(call: Call, work: () => Promise<void>) {
    if (isWorking) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : getFallback(call));
    } finally {
      setWorking(false);
    }
  }

  return {
    isWorking,
    failure,
    mailbox,
    confirm: (body: BodyOf<typeof securityCalls.confirmSignIn>) =>
      run(securityCalls.confirmSignIn, async () => {
        await api.call(securityCalls.confirmSignIn, { body });
        onConfirmed();
      }),
    sendCode: () =>
      run(securityCalls.mailSignInCode, async () => {
        setMailbox((await api.call(securityCalls.mailSignInCode, { body: {} })).mailbox);
      }),
    usePassword() {
      setFailure(undefined);
      setMailbox(undefined);
    },
  };
}
