import type { ProjectList } from '@confab/contracts';
import type { ProjectSummary, SignIn, ProjectId, TeamId } from '@confab/model';
import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { EditingSessionProvider, useEditingStatus, type EditingSession } from '../../../editing/index.ts';
import { createFocusMemory, type FocusMemory } from '../../../platform/focus/focus-memory.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import type { UndoStack } from '../undo/undo-stack.ts';
import { DeletedProject, EditorSkeleton, LoadFailure, OtherSite } from './load-states.tsx';
import { ProjectProviders } from './project-providers.tsx';
import { useUndoStack } from '../undo/use-undo-stack.ts';
import { useOpenSession } from './use-open-session.ts';

/** What the editor of a site shows of an open project. */
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
  const session = useOpenSession({ ...ids, schemas: list, isReadOnly: readOnlyReason !== undefined });
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
  return (
    <EditingSessionProvider session={undoStack.session}>
      <ProjectProviders list={list}>
        <LoadStateSwitch session={session} frontendApp={frontendApp}>
          <FocusKeeper memory={focusMemory}>
            <Workspace
              undoStack={undoStack}
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
