import { createContext, use } from 'react';
import type { AnnotationChange } from './annotation-edits.ts';
import type { Annotation } from './annotation.ts';

/** Actions that groups and notes run on themselves on the canvas. */
export interface AnnotationActions {
  readonly workflowId: string;
  readonly canEdit: boolean;
  /** The group that is renamed or the note that is written. */
  readonly editedId: string | undefined;
  /** Opens the name of a group or the text of a note. */
  edit(id: string): void;
  endEdit(id: string): void;
  change(annotation: Annotation, change: AnnotationChange): void;
  remove(annotations: readonly Annotation[]): void;
}

const Actions = createContext<AnnotationActions | undefined>(undefined);

/** Provides the groups and notes below with their actions. */
export const AnnotationActionsProvider = Actions;

/** The actions of groups and notes. */
export function useAnnotationActions(): AnnotationActions {
  const actions = use(Actions);
  if (!actions) throw new Error('Groups and notes are drawn on a canvas only.');
  return actions;
}
