import type { Person } from '../../live/presence.ts';
import type { JsonValue } from '@confab/model';
import { useEffect, useSyncExternalStore } from 'react';
import { useEditingSession } from './editing-session-context.tsx';
import type {
  ItemView,
  Presence,
  EditingSession,
  RemoteFlash,
  EditingStatus,
  EditingTopic,
  ProjectOutline,
  WorkflowView,
} from '../types.ts';
import type { Message } from '../../words/message.ts';

/** Load, connection, saving and notes of the open project. */
export function useEditingStatus(): EditingStatus {
  return useTopic('status', (session) => session.getStatus());
}

/** The outline of project, workflows and nodes for trees; undefined while loading. */
export function useProjectOutline(): ProjectOutline | undefined {
  return useTopic('outline', (session) => session.getOutline());
}

/** The other people who have the project open. */
export function usePresence(): Presence {
  return useTopic('presence', (session) => session.getPresence());
}

/** A workflow with its nodes; the first use loads them. */
export function useWorkflow(workflowId: string): WorkflowView {
  const session = useEditingSession();
  useEffect(() => session.openWorkflow(workflowId), [session, workflowId]);
  return useTopic(`workflow:${workflowId}`, (one) => one.getWorkflow(workflowId));
}

/** A project, workflow or node with its values; renders again on every change of it. */
export function useItem(itemId: string): ItemView | undefined {
  return useAtPath(itemId, '', (session) => session.getItem(itemId));
}

/** One value of an item; renders again only when that value changes. */
export function useValue(itemId: string, path: string): JsonValue | undefined {
  return useAtPath(itemId, path, (session) => session.getValue(itemId, path));
}

/** Why the last edit of an input was refused (A4.22), or why its value prevents saving. */
export function useInputError(itemId: string, path: string): Message | undefined {
  return useAtPath(itemId, path, (session) => session.getInputError(itemId, path));
}

/** The colleague who changed this value within the last second. */
export function useRemoteFlash(itemId: string, path: string): RemoteFlash | undefined {
  return useAtPath(itemId, path, (session) => session.getFlash(itemId, path));
}

/** Who else is in this input right now, or in something inside it. */
export function usePersonEditing(itemId: string, path: string): Person | undefined {
  return useAtPath(itemId, path, (session) => session.getEditor(itemId, path));
}

/** The other people in the text of an input whose selection is known. */
export function useEditorsOfText(itemId: string, path: string): readonly Person[] {
  return useAtPath(itemId, path, (session) => session.getEditorsOfText(itemId, path));
}

/** Whether there is an own edit of the item to undo. */
export function useCanUndo(itemId: string): boolean {
  return useTopic('history', (session) => session.canUndo(itemId));
}

/** Whether there is an undone edit of the item to redo. */
export function useCanRedo(itemId: string): boolean {
  return useTopic('history', (session) => session.canRedo(itemId));
}

function useTopic<Seen>(topic: EditingTopic, read: (session: EditingSession) => Seen): Seen {
  const session = useEditingSession();
  return useSyncExternalStore(
    (listener) => session.subscribeTo(topic, listener),
    () => read(session),
  );
}

function useAtPath<Seen>(itemId: string, path: string, read: (session: EditingSession) => Seen): Seen {
  const session = useEditingSession();
  return useSyncExternalStore(
    (listener) => session.subscribe(itemId, path, listener),
    () => read(session),
  );
}
