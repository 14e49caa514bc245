import type { ProjectList } from '@confab/contracts';
import type { ProjectSummary, SignIn, ProjectId, TeamId } from '@confab/model';
import { useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { EditingSessionProvider, useEditingStatus, type EditingSession } from '../../../editing/index.ts';
import { closeModalsWith } from '../../../modals/modal-store.ts';
import { createFocusMemory, type FocusMemory } from '../../../platform/focus/focus-memory.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import type { UndoStack } from '../undo/undo-stack.ts';
import { DeletedProject, EditorSkeleton, LoadFailure, OtherSite } from './load-states.tsx';
import { ProjectProviders } from './project-providers.tsx';
import { useUndoStack } from '../undo/use-undo-stack.ts';
import { useOpenSession } from './use-open-session.ts';

/** The parts of an open project that the editor of a site shows. */
export interface WorkspaceProps {
  readonly undoStack: UndoStack;
  readonly schemas: ItemSchemas;
  readonly readOnlyReason: 'role' | 'width' | undefined;
  /** All projects of the team that the site lists. */
  readonly projects: readonly ProjectSummary[];
}

interface OpenProjectProps {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
  readonly signIn: SignIn;
  readonly list: ProjectList;
  readonly readOnlyReason: 'role' | 'width' | undefined;
  /** The site that edits the project: 'one' for One projects, 'pro' for all others. */
  readonly frontendApp: 'pro' | 'one';
  readonly Workspace: ComponentType<WorkspaceProps>;
}

/** Opens the editing session of a project and provides it to the editor. */
export function OpenProject({ list, readOnlyReason, Workspace, ...ids }: OpenProjectProps) {
  const session = useOpenSession({ ...ids, schemas: list, isReadOnly: readOnlyReason === 'role' });
  const [focusMemory] = useState(createFocusMemory);
  if (!session) return <EditorSkeleton />;
  const { frontendApp } = ids;
  return <OpenedProject {...{ session, list, readOnlyReason, frontendApp, Workspace, focusMemory }} />;
}

interface OpenedProjectProps extends Pick<OpenProjectProps, 'list' | 'readOnlyReason' | 'frontendApp' | 'Workspace'> {
  readonly session: EditingSession;
  readonly focusMemory: FocusMemory;
}

function OpenedProject(props: OpenedProjectProps) {
  const { session, list, readOnlyReason, frontendApp, Workspace, focusMemory } = props;
  const undoStack = useUndoStack(session);
  // In a narrow window the session continues: an open dialog keeps typed values, and they are sent.
  const shown = useMemo(
    () => (readOnlyReason === 'width' ? toReadOnly(undoStack) : undoStack),
    [undoStack, readOnlyReason],
  );
  useEffect(() => () => closeModalsWith((props) => isOfProject(props, session.projectId)), [session]);
  return (
    <EditingSessionProvider session={shown.session}>
      <ProjectProviders list={list} frontendApp={frontendApp}>
        <LoadStateSwitch session={session} frontendApp={frontendApp}>
          <FocusKeeper memory={focusMemory}>
            <Workspace
              undoStack={shown}
              schemas={list}
              readOnlyReason={readOnlyReason}
              projects={Object.values(list.skinnyProjects)}
            />
          </FocusKeeper>
        </LoadStateSwitch>
      </ProjectProviders>
    </EditingSessionProvider>
  );
}

/** The same project for reading only. */
function toReadOnly(undoStack: UndoStack): UndoStack {
  return {
    ...undoStack,
    session: { ...undoStack.session, isReadOnly: true },
    canUndo: () => false,
    canRedo: () => false,
    undo: async () => undefined,
    redo: async () => undefined,
  };
}

/** Whether a modal edits the project: it was given the session, which has ended. */
function isOfProject({ session, place }: Readonly<Record<string, unknown>>, projectId: string) {
  return [session, isRecord(place) ? place['session'] : undefined].some(
    (one) => isRecord(one) && one['projectId'] === projectId,
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Keeps the focus where it was when the project is opened again, as after the person was given another role. */
function FocusKeeper({ memory, children }: { readonly memory: FocusMemory; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    memory.restore();
    return memory.follow();
  }, [memory]);
  return children;
}

interface LoadStateSwitchProps extends Pick<OpenProjectProps, 'frontendApp'> {
  readonly session: EditingSession;
  readonly children: ReactNode;
}

function LoadStateSwitch({ session, frontendApp, children }: LoadStateSwitchProps) {
  const { load, loadError } = useEditingStatus();
  if (load === 'loading') return <EditorSkeleton />;
  if (load === 'failed') return <LoadFailure message={loadError} onRetry={() => void session.load()} />;
  if (load === 'deleted') return <DeletedProject />;
  const site = session.getOutline()?.project.type === 'One' ? 'one' : 'pro';
  return site === frontendApp ? children : <OtherSite site={site} projectId={session.projectId} />;
}
