import { useRef, useState } from 'react';

interface RenameFieldProps {
  /** What the field is called for those who cannot see it. */
  readonly label: string;
  readonly name: string;
  readonly maxLength: number;
  readonly className: string | undefined;
  /** A menu that asked for the field takes the focus back as it closes; the field takes it after that. */
  readonly isAskedByMenu?: boolean;
  /** Told only of a name that is another one. */
  readonly onCommit: (name: string) => void;
  readonly onCancel: () => void;
}

/**
 * A name being changed in place: Enter and leaving commit, Escape cancels. Its keys and clicks are its own, not
 * those of the row it stands in.
 */
export function RenameField({
  label,
  name,
  maxLength,
  className,
  isAskedByMenu,
  onCommit,
  onCancel,
}: RenameFieldProps) {
  const [text, setText] = useState(name);
  // Focus leaves the field when it is closed, which must not commit once more.
  const isOver = useRef(false);

  function end(next: string) {
    if (isOver.current) return;
    isOver.current = true;
    if (next === '' || next === name) onCancel();
    else onCommit(next);
  }

  return (
    <input
      className={className}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      ref={isAskedByMenu ? focusLater : focusAll}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => end(text.trim())}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(text.trim());
        if (event.key === 'Escape') end('');
      }}
    />
  );
}

function focusLater(input: HTMLInputElement | null) {
  setTimeout(() => focusAll(input));
}

function focusAll(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return;
  input.focus();
  input.select();
}
