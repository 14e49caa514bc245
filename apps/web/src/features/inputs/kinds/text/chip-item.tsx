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
      <button
        type="button"
        className={classes.chipText}
        data-chip
        draggable={isEnabled}
        tabIndex={-1}
        disabled={!isEnabled}
        title={isEnabled ? say.chipKeys : undefined}
        {...handlers}
      >
        {text}
      </button>
      {isEnabled ? (
        <button
          type="button"
          className={classes.chipRemove}
          tabIndex={-1}
          aria-label={say.removeChip(text)}
          onClick={onRemove}
        >
          ×
        </button>
      ) : null}
    </span>
  );
}
