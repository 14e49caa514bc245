import { RenameField } from '@confab/ui';
import { NodeResizer, type NodeProps } from '@xyflow/react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { annotationLengths, minSizes } from './annotation.ts';
import { useAnnotationActions } from './annotation-actions.tsx';
import type { GroupNode } from './annotation-nodes.ts';
import { AnnotationTools } from './annotation-tools.tsx';
import classes from './annotations.module.css';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** A named frame around nodes. It is dragged by its name and its edge; its area lets the pointer through. */
export function GroupFrame({ id, data: { annotation }, selected, dragging }: NodeProps<GroupNode>) {
  const say = useWords(words);
  const { canEdit, editedId, edit, endEdit, change } = useAnnotationActions();
  return (
    <div className={classes.group} data-colour={annotation.colour} data-selected={selected || undefined}>
      {sides.map((side) => (
        <div key={side} className={classes.side} data-side={side} />
      ))}
      {editedId === id ? (
        <RenameField
          label={say.groupName}
          name={annotation.name}
          maxLength={annotationLengths.name}
          className={`nodrag ${classes.nameField ?? ''}`}
          isAskedByMenu
          onCommit={(name) => {
            change(annotation, { name });
            endEdit(id);
          }}
          onCancel={() => endEdit(id)}
        />
      ) : (
        // The keys of the frame open the name too.
        <div className={classes.name} title={annotation.name} onDoubleClick={() => canEdit && edit(id)}>
          {annotation.name}
        </div>
      )}
      <AnnotationTools annotation={annotation} isOpen={selected && !dragging && editedId !== id} />
      <NodeResizer
        isVisible={selected && canEdit}
        minWidth={minSizes.group.width}
        minHeight={minSizes.group.height}
        handleClassName={classes.handle ?? ''}
        lineClassName={classes.line ?? ''}
        onResizeEnd={(_event, { x, y, width, height }) => change(annotation, { x, y, width, height })}
      />
    </div>
  );
}
