export { createProjectSession } from './create-project-session.ts';
export { failureOf } from './failure-of.ts';
export { ProjectSessionProvider, useProjectSession } from './session-context.tsx';
export type {
  Deletion,
  Done,
  Made,
  ItemView,
  NodePosition,
  Presence,
  ProjectSession,
  RefusedEdit,
  SessionStatus,
  Skeleton,
  WorkflowView,
} from './types.ts';
export {
  useCanRedo,
  useCanUndo,
  useEditor,
  useInputError,
  useItem,
  usePresence,
  useRemoteFlash,
  useSessionStatus,
  useSkeleton,
  useValue,
  useWorkflow,
} from './use-session.ts';
