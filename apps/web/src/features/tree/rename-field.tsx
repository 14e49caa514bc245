import { limits } from '@confab/model';
import { useRef, useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './tree.module.css';

interface RenameFieldProps {
  readonly name: string;
  readonly onCommit: (name: string) => void;
  readonly onCancel: () => void;
}

/** A name being changed in place: Enter and leaving commit, Escape cancels (A2.17). */
export function RenameField({ name, onCommit, onCancel }: RenameFieldProps) {
  const say = useWords(words);
  const [text, setText] = useState(name);

  // Focus leaves the field when it is closed, which must not commit once more.
  const isOver = useRef(false);

  function end(next?: string) {
    if (isOver.current) return;
    isOver.current = true;
    if (next === undefined) onCancel();
    else onCommit(next);
  }

  function commit() {
    const next = text.trim();
    end(next === '' || next === name ? undefined : next);
  }

  return (
    <input
      className={classes.rename}
      aria-label={say.newName(name)}
      value={text}
      maxLength={limits.nameMax}
      ref={focusAll}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') end();
      }}
    />
  );
}

function focusAll(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return;
  input.focus();
  input.select();
}
