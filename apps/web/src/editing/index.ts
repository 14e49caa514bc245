export { describeFailure } from './sender/describe-failure.ts';
export { flushEdits } from './flush-edits.ts';
export { followProject } from './follow-project.ts';
export { useAfterEdits } from './hooks/use-after-edits.ts';
export { useProjectSession } from './hooks/use-project-session.ts';
export { createValuesDraft, draftItem, type ValuesDraft } from './values-draft.ts';
export { EditingSessionProvider, useEditingSession } from './hooks/editing-session-context.tsx';
export type { Deletion, EditingNote } from './note-types.ts';
export type {
  AddToStep,
  ColleaguesWork,
  CommandResult,
  CreateResult,
  ItemView,
  NodePosition,
  OutsideChange,
  PageMove,
  PastedNode,
  Presence,
  EditingSession,
  ProjectChange,
  RefusedEdit,
  EditingStatus,
  ProjectOutline,
  WorkflowView,
} from './types.ts';
export {
  useCanRedo,
  useCanUndo,
  usePersonEditing,
  useEditorsOfText,
  useInputError,
  useItem,
  usePresence,
  useRemoteFlash,
  useEditingStatus,
  useProjectOutline,
  useValue,
  useWorkflow,
} from './hooks/use-editing-session.ts';

export { showWritingLanguage, useChosenLanguage, useShowLanguage } from './hooks/writing-language.ts';
