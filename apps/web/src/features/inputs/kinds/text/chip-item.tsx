import type { DragEventHandler, KeyboardEventHandler } from 'react';
import { useWords } from '../../../../words/define-words.ts';
import classes from '../kinds.module.css';
import { words } from '../words.ts';

interface ChipItemProps {
  readonly text: string;
  readonly isEnabled: boolean;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onRemove: () => void;
  readonly onDragStart: DragEventHandler;
  readonly onDragOver: DragEventHandler;
  readonly onDragEnd: DragEventHandler;
}

/** One chip of a list, which can be focused with the arrow keys, dragged and removed. */
export function ChipItem({ text, isEnabled, onRemove, ...handlers }: ChipItemProps) {
  const say = useWords(words);
  return (
    <span role="listitem" className={classes.chip}>
      {isEnabled ? (
        <>
          <button
            type="button"
            className={classes.chipText}
            data-chip
            draggable
            tabIndex={-1}
            title={say.chipKeys}
            {...handlers}
          >
            {text}
          </button>
          <button
            type="button"
            className={classes.chipRemove}
            tabIndex={-1}
            aria-label={say.removeChip(text)}
            onClick={onRemove}
          >
            ×
          </button>
        </>
      ) : (
        // Not a disabled button, which would be paler than other text.
        <span className={classes.chipText}>{text}</span>
      )}
    </span>
  );
}
