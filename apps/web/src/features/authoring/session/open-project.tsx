import type { ProjectList } from '@confab/contracts';
import type { SignIn } from '@confab/model';
import type { ReactNode } from 'react';
import { EditingSessionProvider, useEditingStatus, type EditingSession } from '../../../editing/index.ts';
import { EditorWorkspace } from '../editor-workspace.tsx';
import { DeletedProject, EditorSkeleton, LoadFailure, OneProject } from './load-states.tsx';
import { ProjectProviders } from './project-providers.tsx';
import { useUndoStack } from '../undo/use-undo-stack.ts';
import { useOpenSession } from './use-open-session.ts';

interface OpenProjectProps {
  readonly projectId: string;
  readonly teamId: string;
  readonly signIn: SignIn;
  readonly list: ProjectList;
  readonly readOnlyReason: 'role' | 'width' | undefined;
}

/** Opens the editing session of a project and provides it to the editor. */
export function OpenProject({ list, readOnlyReason, ...ids }: OpenProjectProps) {
  const session = useOpenSession({ ...ids, schemas: list, isReadOnly: readOnlyReason !== undefined });
  if (!session) return <EditorSkeleton />;
  return <OpenedProject session={session} list={list} readOnlyReason={readOnlyReason} />;
}

interface OpenedProjectProps extends Pick<OpenProjectProps, 'list' | 'readOnlyReason'> {
  readonly session: EditingSession;
}

function OpenedProject({ session, list, readOnlyReason }: OpenedProjectProps) {
  const undoStack = useUndoStack(session);
  return (
    <EditingSessionProvider session={undoStack.session}>
      <ProjectProviders list={list}>
        <LoadStateSwitch session={session}>
          <EditorWorkspace
            undoStack={undoStack}
            schemas={list}
            readOnlyReason={readOnlyReason}
            projects={Object.values(list.skinnyProjects)}
          />
        </LoadStateSwitch>
      </ProjectProviders>
    </EditingSessionProvider>
  );
}

function LoadStateSwitch({ session, children }: { readonly session: EditingSession; readonly children: ReactNode }) {
  const { load, loadError } = useEditingStatus();
  if (load === 'loading') return <EditorSkeleton />;
  if (load === 'failed') return <LoadFailure message={loadError} onRetry={() => void session.load()} />;
  if (load === 'deleted') return <DeletedProject />;
  return session.getOutline()?.project.type === 'One' ? <OneProject /> : children;
}
