import { Button } from '@mantine/core';
import { useEditingStatus } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import { useMessage } from '../../../../words/messages.ts';
import classes from '../misses.module.css';
import { words } from '../words.ts';

interface SampleOutcomeProps {
  readonly isUndone: boolean;
  /** Whether the server has had time to answer. */
  readonly hasWaited: boolean;
  /** The ids of edits that the server had refused before the samples were added. */
  readonly refusedBefore: ReadonlySet<string>;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The outcome of adding samples. Samples that are not stored yet are followed until they are stored or refused. */
export function SampleOutcome({ isUndone, hasWaited, refusedBefore, onUndo, onClose }: SampleOutcomeProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { pendingCount, refused } = useEditingStatus();
  const refusal = refused.find(({ editId }) => !refusedBefore.has(editId));
  const isPending = pendingCount > 0;

  function describe(): string {
    if (isPending && isUndone) return say.undoing;
    if (isPending) return hasWaited ? say.notSent : say.sending;
    if (refusal) return `${isUndone ? say.notUndone : say.refused} ${translate(refusal.message)}`.trim();
    return isUndone ? say.undone : say.stored;
  }
  return (
    <section className={classes.panel} aria-label={say.adding}>
      <p role="status">{describe()}</p>
      <div className={classes.line}>
        {isPending || refusal || isUndone ? null : (
          <Button size="xs" variant="default" onClick={onUndo}>
            {say.undo}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onClose}>
          {say.close}
        </Button>
      </div>
    </section>
  );
}
