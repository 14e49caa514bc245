import { NodeResizer, type NodeProps } from '@xyflow/react';
import { MessageText } from '../../../chat/messages/message-text.tsx';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { minSizes } from './annotation.ts';
import { useAnnotationActions } from './annotation-actions.tsx';
import type { NoteNode } from './annotation-nodes.ts';
import { AnnotationTools } from './annotation-tools.tsx';
import { NoteField } from './note-field.tsx';
import classes from './annotations.module.css';

/** A sticky note: its text with Markdown, or a field while it is written. */
export function StickyNote({ id, data: { annotation }, selected, dragging }: NodeProps<NoteNode>) {
  const say = useWords(words);
  const { canEdit, editedId, edit, change } = useAnnotationActions();
  const isEdited = editedId === id;
  return (
    // The keys of the note open its text too.
    <div
      className={classes.note}
      data-colour={annotation.colour}
      data-selected={selected || undefined}
      onDoubleClick={() => canEdit && edit(id)}
    >
      {isEdited ? (
        <NoteField annotation={annotation} />
      ) : (
        <div className={`${classes.text ?? ''} ${selected ? 'nowheel' : ''}`}>
          {annotation.text.trim() === '' ? (
            <p className={classes.empty}>{say.emptyNote}</p>
          ) : (
            <MessageText text={annotation.text} isFormatted />
          )}
        </div>
      )}
      <AnnotationTools annotation={annotation} isOpen={selected && !dragging && !isEdited} />
      <NodeResizer
        isVisible={selected && canEdit}
        minWidth={minSizes.note.width}
        minHeight={minSizes.note.height}
        handleClassName={classes.handle ?? ''}
        lineClassName={classes.line ?? ''}
        onResizeEnd={(_event, { x, y, width, height }) => change(annotation, { x, y, width, height })}
      />
    </div>
  );
}
