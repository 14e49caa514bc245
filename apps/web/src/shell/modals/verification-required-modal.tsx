import { ModalFrame, type ModalMessage } from '@confab/ui';
import { useState } from 'react';
import { useResendVerification } from '../use-resend-verification.ts';

/** Said when something needs a verified address (P2.57). */
export function VerificationRequiredModal({ onClose }: { readonly onClose: () => void }) {
  const { email, resend, isSending } = useResendVerification();
  const [outcome, setOutcome] = useState<ModalMessage>();
  return (
    <ModalFrame
      title="Account Verification Required"
      messages={outcome ? [outcome] : []}
      buttons={[
        { label: 'Close', kind: 'secondary', onPress: onClose },
        {
          label: 'Send the email again',
          kind: 'primary',
          isLoading: isSending,
          onPress: async () => setOutcome(await resend()),
        },
      ]}
      onClose={onClose}
    >
      This needs a verified email address. Follow the link in the email that was sent to {email}, then try again.
    </ModalFrame>
  );
}
