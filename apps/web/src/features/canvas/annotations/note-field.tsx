import { joinPath } from '@confab/inputs';
import { isComposing } from '@confab/ui/is-composing';
import { useRef } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useTextSelection } from '../../inputs/index.ts';
import { words } from '../words.ts';
import { annotationInputs, annotationLengths, type CanvasNote } from './annotation.ts';
import { useAnnotationActions } from './annotation-actions.tsx';
import classes from './annotations.module.css';

/** The text of a note while it is being written. It is merged with the text of colleagues, like any text. */
export function NoteField({ annotation: { id, text, ...note } }: { readonly annotation: CanvasNote }) {
  const say = useWords(words);
  const session = useEditingSession();
  const { workflowId, endEdit, change } = useAnnotationActions();
  const holder = useRef<HTMLDivElement>(null);
  const path = joinPath(annotationInputs.note, id, 'Text');
  const place = { session, itemId: workflowId, path };
  useTextSelection(holder, (selection) => session.startEdit(workflowId, path, selection), place);
  return (
    <div ref={holder} className={classes.field}>
      <textarea
        className="nodrag nopan nowheel"
        aria-label={say.noteText}
        placeholder={say.emptyNote}
        maxLength={annotationLengths.text}
        value={text}
        ref={focusLast}
        onChange={(event) => change({ ...note, id, text }, { text: event.currentTarget.value })}
        onFocus={() => session.startEdit(workflowId, path)}
        onBlur={() => {
          session.endEdit(workflowId, path);
          endEdit(id);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation();
          const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
          if (!isDone || isComposing(event)) return;
          event.preventDefault();
          // The note keeps the focus, so that the keys of the canvas continue from it.
          event.currentTarget.closest<HTMLElement>('.react-flow__node')?.focus();
        }}
      />
    </div>
  );
}

/** Focuses the field once, after a menu that opened it has closed, with the caret at the end. */
function focusLast(field: HTMLTextAreaElement | null) {
  queueMicrotask(() => {
    if (!field?.isConnected || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  });
}
