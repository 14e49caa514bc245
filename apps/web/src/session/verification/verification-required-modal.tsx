import { ModalFrame, type ModalMessage } from '@confab/ui';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useResendVerification } from './use-resend-verification.ts';
import { words } from './words.ts';

/** Shown when an action needs a verified email address (P2.57). */
export function VerificationRequiredModal({ onClose }: { readonly onClose: () => void }) {
  const { email, resend, isSending } = useResendVerification();
  const [outcome, setOutcome] = useState<ModalMessage>();
  const text = useWords(words);
  const say = useMessage();

  async function sendAgain() {
    const { level, text: english, parts } = await resend();
    setOutcome({ level, text: say(english, parts) });
  }

  return (
    <ModalFrame
      title={text.title}
      messages={outcome ? [outcome] : []}
      buttons={[
        { label: text.close, kind: 'secondary', onPress: onClose },
        {
          label: text.sendAgain,
          kind: 'primary',
          isLoading: isSending,
          onPress: sendAgain,
        },
      ]}
      onClose={onClose}
    >
      {text.text(email)}
    </ModalFrame>
  );
}
