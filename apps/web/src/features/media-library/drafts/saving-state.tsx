import { Button, Progress } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';

interface SavingStateProps {
  readonly fileName: string;
  /** The percentage that was sent; undefined while nothing is being saved. */
  readonly percentage: number | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The progress of saving a text; after a failure, a button that tries again. */
export function SavingState({ fileName, percentage, hasFailed, onRetry }: SavingStateProps) {
  const say = useWords(words);
  if (percentage !== undefined)
    return (
      <div role="status">
        {say.savingText(fileName, percentage)}
        <Progress value={percentage} aria-label={say.savingText(fileName, percentage)} />
      </div>
    );
  if (!hasFailed) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={onRetry}>
      {say.tryAgain}
    </Button>
  );
}
