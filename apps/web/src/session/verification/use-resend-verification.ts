import { welcomeCalls } from '@confab/contracts';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { useApi } from '../../api/api-context.tsx';
import { useSession } from '../session-store.ts';
import type { MessageParts } from '@confab/model';
import { toastMessages } from '../../words/web-messages.ts';
import { getFallback, type Message } from '../../words/message.ts';

interface Outcome {
  readonly level: 'success' | 'error';
  readonly text: Message;
  /** The values of the placeholders in braces. */
  readonly parts?: MessageParts;
}

/** Sends the verification email to the signed-in account again. */
export function useResendVerification() {
  const api = useApi();
  const email = useSession((state) => state.signIn?.email ?? '');
  const [isSending, setSending] = useState(false);

  async function resend(): Promise<Outcome> {
    setSending(true);
    try {
      await api.call(welcomeCalls.resendVerification, { body: {} });
      return { level: 'success', text: toastMessages.resentTo, parts: { email } };
    } catch (error) {
      return {
        level: 'error',
        text: error instanceof ApiFailure ? error : getFallback(welcomeCalls.resendVerification),
      };
    } finally {
      setSending(false);
    }
  }

  return { email, isSending, resend };
}
