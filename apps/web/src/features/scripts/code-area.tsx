import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './scripts.module.css';

interface CodeAreaProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly code: string;
  readonly isReadOnly: boolean;
  /** Marked beside the code; from 1. */
  readonly wrongLine: number | undefined;
  readonly onChange: (code: string) => void;
}

/** Code with its line numbers. Tab indents; Esc, then Tab leaves, so that nobody is caught in it. */
export function CodeArea({ area, code, isReadOnly, wrongLine, onChange }: CodeAreaProps) {
  const say = useWords(words);
  const id = useId();
  const gutter = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  const lines = code.split('\n').length;

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') isLeaving.current = true;
    else if (event.key !== 'Tab') isLeaving.current = event.key === 'Shift' && isLeaving.current;
    else if (!event.shiftKey && !isLeaving.current && !isReadOnly) {
      event.preventDefault();
      indent(event.currentTarget, onChange);
    }
  }

  return (
    <div className={classes.code}>
      <label className={classes.label} htmlFor={`${id}code`}>
        {say.code}
      </label>
      <div className={classes.editor}>
        <div ref={gutter} className={classes.gutter} aria-hidden="true">
          {Array.from({ length: lines }, (_, at) => (
            <div key={at} data-wrong={at + 1 === wrongLine || undefined}>
              {at + 1}
            </div>
          ))}
        </div>
        <textarea
          ref={area}
          id={`${id}code`}
          className={classes.area}
          aria-describedby={`${id}hint`}
          value={code}
          readOnly={isReadOnly}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
          data-autofocus
          // Esc is the way out of the code, not out of the modal.
          data-mantine-stop-propagation="true"
          onKeyDown={handleKey}
          onBlur={() => (isLeaving.current = false)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onScroll={(event) => {
            if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
      </div>
      <p id={`${id}hint`} className={classes.hint}>
        {say.tabHint}
      </p>
    </div>
  );
}

const indentation = '  ';

function indent(area: HTMLTextAreaElement, onChange: (code: string) => void) {
  // What is typed this way can be undone; a browser that does not have it puts the text in itself.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, indentation)) return;
  area.setRangeText(indentation, area.selectionStart, area.selectionEnd, 'end');
  onChange(area.value);
}

/** Selects a line of the code and brings it into view. */
export function selectLine(area: HTMLTextAreaElement | null, line: number): void {
  if (!area) return;
  const lines = area.value.split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  area.focus();
  area.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
}
