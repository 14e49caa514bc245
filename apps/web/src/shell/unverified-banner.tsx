import { accountCalls } from '@confab/contracts';
import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiFailure } from '../api/api-client.ts';
import { useApi } from '../api/api-context.tsx';
import { useSession } from '../session/session-store.ts';
import { showToast } from './toasts/index.ts';

/** Shown to accounts whose address is not verified (P2.21). */
export function UnverifiedBanner() {
  const api = useApi();
  const email = useSession((state) => state.signIn?.email ?? '');
  const [isSending, setSending] = useState(false);

  async function resend() {
    setSending(true);
    try {
      await api.call(accountCalls.resendVerification, { body: {} });
      showToast({ kind: 'success', text: `Resent to ${email}`, autocloseMs: 3_000 });
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof ApiFailure ? error.message : accountCalls.resendVerification.fallbackMessage });
    }
    setSending(false);
  }

  return (
    <Banner
      level="warning"
      action={
        <Button variant="default" size="compact-sm" loading={isSending} onClick={resend}>
          Send the email again
        </Button>
      }
    >
      Some features may be limited for now. Check your email to finish setting up your account.
    </Banner>
  );
}
