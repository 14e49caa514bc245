import { timings } from '@confab/model';
import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { showToast } from '../../toasts/index.ts';
import { useFollowVerification } from '../../session/verification/use-follow-verification.ts';
import { useResendVerification } from '../../session/verification/use-resend-verification.ts';
import { words } from '../../session/verification/words.ts';

/** Shown to accounts whose address is not verified (P2.21), until it is. */
export function UnverifiedBanner() {
  const { isSending, resend } = useResendVerification();
  const say = useWords(words);
  useFollowVerification();

  async function sendAgain() {
    const { level, ...toast } = await resend();
    showToast({ kind: level, ...toast, autocloseMs: timings.resentToastMs });
  }

  return (
    <Banner
      level="warning"
      action={
        <Button variant="default" size="compact-sm" loading={isSending} onClick={sendAgain}>
          {say.sendAgain}
        </Button>
      }
    >
      {say.unverified}
    </Banner>
  );
}
