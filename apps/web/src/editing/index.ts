export { createProjectSession } from './create-project-session.ts';
export { failureOf } from './failure-of.ts';
export { ProjectSessionProvider, useProjectSession } from './session-context.tsx';
export type {
  Change,
  Done,
  ItemView,
  LiveConnection,
  Made,
  NodePosition,
  Presence,
  ProjectSession,
  ProjectSessionOptions,
  RemoteFlash,
  SavingState,
  Schedule,
  SessionApi,
  SessionNote,
  SessionStatus,
  SessionTopic,
  Skeleton,
  TextStorage,
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
