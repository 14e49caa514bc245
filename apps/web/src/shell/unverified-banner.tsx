import { timings } from '@confab/model';
import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { showToast } from './toasts/index.ts';
import { useResendVerification } from './use-resend-verification.ts';

/** Shown to accounts whose address is not verified (P2.21). */
export function UnverifiedBanner() {
  const { isSending, resend } = useResendVerification();

  async function sendAgain() {
    const { level, text } = await resend();
    showToast({ kind: level, text, autocloseMs: timings.resentToastMs });
  }

  return (
    <Banner
      level="warning"
      action={
        <Button variant="default" size="compact-sm" loading={isSending} onClick={sendAgain}>
          Send the email again
        </Button>
      }
    >
      Some features may be limited for now. Check your email to finish setting up your account.
    </Banner>
  );
}
