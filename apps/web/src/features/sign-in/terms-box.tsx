import { Checkbox } from '@mantine/core';
import { useInstallation } from '../../session/installation.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { otherWords } from './other-words.ts';

interface TermsBoxProps {
  readonly isAccepted: boolean;
  readonly onAccepted: (isAccepted: boolean) => void;
  /** In English, as rules word it. */
  readonly error: string | undefined;
}

/** The box that accepts the terms, which open from its label where the installation has any. */
export function TermsBox({ isAccepted, onAccepted, error }: TermsBoxProps) {
  const say = useWords(otherWords);
  const tell = useMessage();
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
      error={error && tell(error)}
      onChange={(event) => onAccepted(event.currentTarget.checked)}
    />
  );
}
