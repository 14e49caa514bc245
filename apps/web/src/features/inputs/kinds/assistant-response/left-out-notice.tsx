import { Alert } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import { words } from './words.ts';

interface LeftOutNoticeProps {
  /** The number of files that a paste left out; nothing is shown for 0. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Says that pasted entries lost the files of another team. */
export function LeftOutNotice({ count, onClose }: LeftOutNoticeProps) {
  const say = useWords(words);
  if (count === 0) return null;
  return (
    <Alert mt="xs" color="yellow" role="alert" withCloseButton closeButtonLabel={say.close} onClose={onClose}>
      {say.leftOut(count)}
    </Alert>
  );
}
