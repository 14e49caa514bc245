import { limits } from '@confab/model';
import { useRef, useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './projects.module.css';

interface ProjectNameFieldProps {
  readonly name: string;
  readonly onCommit: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a project being changed in the list: Enter and leaving commit, Escape cancels. */
export function ProjectNameField({ name, onCommit, onCancel }: ProjectNameFieldProps) {
  const say = useWords(words);
  const [text, setText] = useState(name);
  // Focus leaves the field when it is closed, which must not commit once more.
  const isOver = useRef(false);

  function end(next: string | undefined) {
    if (isOver.current) return;
    isOver.current = true;
    if (next === undefined || next === '') onCancel();
    else onCommit(next);
  }

  return (
    <input
      className={classes.rename}
      aria-label={say.newName(name)}
      value={text}
      maxLength={limits.nameMax}
      ref={focusAll}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => end(text.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end(text.trim());
        if (event.key === 'Escape') end(undefined);
      }}
    />
  );
}

/** The menu that asked for the field takes the focus back as it closes; the field takes it after that. */
function focusAll(input: HTMLInputElement | null) {
  if (!input) return;
  setTimeout(() => {
    input.focus();
    input.select();
  });
}
