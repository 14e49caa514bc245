import { Banner } from '@confab/ui';
import { Button } from '@mantine/core';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useMessage } from '../../words/messages.ts';
import { useWords } from '../../words/define-words.ts';
import type { Replacement } from './use-replacement.ts';
import { words } from './words.ts';
import classes from './find.module.css';

/** The result of a replacement with an Undo button, or the result of undoing it. */
export function ReplacementResult({ replacement: { replace, undo } }: { readonly replacement: Replacement }) {
  const say = useWords(words);
  const translate = useMessage();
  const failure = undo.error ?? replace.error ?? undefined;
  if (failure !== undefined) return <Banner level="error">{translate(failure)}</Banner>;
  if (undo.data) {
    const { restoredCount, itemCount, kept } = undo.data;
    return (
      <p key="undone" ref={takeLostFocus} tabIndex={-1} className={classes.outcome} role="status">
        {say.undone(restoredCount, itemCount)} {kept.length > 0 && say.notUndone(kept.length)}
      </p>
    );
  }
  if (!replace.data) return null;
  const { replacedCount, itemCount, skipped, replacementId } = replace.data;
  const reasons = [...new Set(skipped.map(({ reason }) => reason))].map((reason) => say.refusal(reason)).join(' ');
  return (
    <p key="replaced" ref={takeLostFocus} tabIndex={-1} className={classes.outcome} role="status">
      {say.replaced(replacedCount, itemCount)} {skipped.length > 0 && `${say.skipped(skipped.length)} ${reasons}`}
      {replacementId !== null && (
        <Button
          ml="xs"
          size="compact-sm"
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate(replacementId)}
        >
          {say.undo}
        </Button>
      )}
    </p>
  );
}
