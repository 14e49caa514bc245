import { useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../keys/is-composing.ts';
import { takeTyping } from './hold-typing.ts';

interface RenameFieldProps {
  /** The accessible name. */
  readonly label: string;
  readonly name: string;
  /** A name that was typed before and refused: the field begins with it. */
  readonly refusedName?: string | undefined;
  readonly maxLength: number;
  readonly className: string | undefined;
  /** The field was opened by a menu, which takes the focus when it closes; the field takes it afterwards. */
  readonly isAskedByMenu?: boolean;
  /** Called with a changed name only. */
  readonly onCommit: (name: string) => void;
  readonly onCancel: () => void;
}

/**
 * An input to rename something in place: Enter and blur commit, Escape cancels. Its keys and clicks do not reach the row
 * around it. It begins with what `holdTyping` holds.
 */
export function RenameField({
  label,
  name,
  refusedName,
  maxLength,
  className,
  isAskedByMenu,
  onCommit,
  onCancel,
}: RenameFieldProps) {
  const [text, setText] = useState(refusedName ?? name);
  // A colleague may rename it while the field is open; a field that was not changed keeps that.
  const [firstName] = useState(name);
  // Closing the field blurs it, which must not commit again.
  const isOver = useRef(false);

  function end(next: string) {
    if (isOver.current) return;
    isOver.current = true;
    if (next === '' || next === name || next === firstName) onCancel();
    else onCommit(next);
  }

  // Before the next key, whose character goes after the held text.
  useLayoutEffect(() => {
    const typed = takeTyping();
    const typedName = typed?.text.slice(0, maxLength) ?? '';
    if (typed?.isEnded) end(typedName.trim());
    else if (typedName !== '') setText(typedName);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was typed is there once
  }, []);

  return (
    <input
      className={className}
      aria-label={label}
      // Escape leaves the field; a window around it would close by the same key.
      data-mantine-stop-propagation
      value={text}
      maxLength={maxLength}
      ref={isAskedByMenu ? focusLater : focusAll}
      onChange={(event) => setText(event.currentTarget.value)}
      // A refused name is not sent again while it is unchanged.
      onBlur={() => end(text === refusedName ? '' : text.trim())}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isComposing(event)) return;
        if (event.key === 'Enter') end(text.trim());
        if (event.key === 'Escape') end('');
      }}
    />
  );
}

function focusLater(input: HTMLInputElement | null) {
  queueMicrotask(() => focusAll(input));
}

function focusAll(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return;
  input.focus();
  input.select();
}
