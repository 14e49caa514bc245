import { Checkbox } from '@mantine/core';
import { useInstallation } from '../../session/installation.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { secondaryWords } from './secondary-words.ts';
import type { Message } from '../../words/message.ts';

interface TermsBoxProps {
  readonly isAccepted: boolean;
  readonly onAccepted: (isAccepted: boolean) => void;
  /** The message of the validation rule, which is translated here by its name. */
  readonly error: Message | undefined;
}

/** The checkbox that accepts the terms. Its label links to them when the installation has a link. */
export function TermsBox({ isAccepted, onAccepted, error }: TermsBoxProps) {
  const say = useWords(secondaryWords);
  const translate = useMessage();
  const terms = useInstallation(({ misc }) => misc?.links.terms ?? '');
  const link = (
    <a href={terms} target="_blank" rel="noopener noreferrer">
      {say.acceptTerms}
    </a>
  );
  return (
    <Checkbox
      label={terms === '' ? say.acceptTerms : link}
      checked={isAccepted}
      error={error && translate(error)}
      onChange={(event) => onAccepted(event.currentTarget.checked)}
    />
  );
}
