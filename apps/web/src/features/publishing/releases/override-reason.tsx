import { overrideReasonMax } from '@confab/contracts';
import { Textarea } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

interface OverrideReasonProps {
  /** Null where the errors are not counted. */
  readonly errorCount: number | null;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Says that errors keep something from being published, and asks for the reason to do it anyway. */
export function OverrideReason({ errorCount, reason, onReason }: OverrideReasonProps) {
  const say = useWords(words);
  return (
    <Textarea
      label={say.reason}
      description={say.errorsKeepShut(errorCount)}
      maxLength={overrideReasonMax}
      autosize
      minRows={2}
      maxRows={5}
      value={reason}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}
