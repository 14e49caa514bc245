import { cardColours } from '@confab/model';
import { IconButton } from '@confab/ui';
import { NodeToolbar, Position } from '@xyflow/react';
import { IconBoxOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { Annotation } from './annotation.ts';
import { useAnnotationActions } from './annotation-actions.tsx';
import classes from './annotations.module.css';

interface AnnotationToolsProps {
  readonly annotation: Annotation;
  readonly isOpen: boolean;
}

/** The buttons above a selected group or note: its colours, renaming or editing, and ungrouping or deleting. */
export function AnnotationTools({ annotation, isOpen }: AnnotationToolsProps) {
  const say = useWords(words);
  const { canEdit, edit, change, remove } = useAnnotationActions();
  if (!canEdit) return null;
  const isGroup = annotation.kind === 'group';
  return (
    <NodeToolbar isVisible={isOpen} position={Position.Top} align="start" className={`nopan ${classes.tools ?? ''}`}>
      <div role="group" aria-label={say.colour} className={classes.swatches}>
        {cardColours.map((colour) => (
          <button
            key={colour}
            type="button"
            className={classes.swatch}
            data-colour={colour}
            aria-label={say.colourName(colour)}
            title={say.colourName(colour)}
            aria-pressed={annotation.colour === colour}
            onClick={() => change(annotation, { colour })}
          />
        ))}
      </div>
      <IconButton
        size={24}
        label={isGroup ? say.renameGroup : say.editNote}
        icon={<IconPencil size={16} />}
        onClick={() => edit(annotation.id)}
      />
      <IconButton
        size={24}
        label={isGroup ? say.ungroup : say.deleteNote}
        icon={isGroup ? <IconBoxOff size={16} /> : <IconTrash size={16} />}
        onClick={() => remove([annotation])}
      />
    </NodeToolbar>
  );
}
