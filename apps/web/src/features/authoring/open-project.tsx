import type { ProjectList } from '@confab/contracts';
import type { SignIn } from '@confab/model';
import type { ReactNode } from 'react';
import { ProjectSessionProvider, useSessionStatus, type ProjectSession } from '../../editing/index.ts';
import { EditorWorkspace } from './editor-workspace.tsx';
import { DeletedProject, EditorSkeleton, LoadFailure, OneProject } from './load-states.tsx';
import { ProjectSurroundings } from './project-surroundings.tsx';
import { useOrdered } from './use-edit-order.ts';
import { useOpenSession } from './use-open-session.ts';

interface OpenProjectProps {
  readonly projectId: string;
  readonly teamId: string;
  readonly signIn: SignIn;
  readonly list: ProjectList;
  readonly readOnlyBecause: 'role' | 'width' | undefined;
}

/** Opens the editing session of a project and gives it to everything below. */
export function OpenProject({ list, readOnlyBecause, ...place }: OpenProjectProps) {
  const session = useOpenSession({ ...place, schemas: list, isReadOnly: readOnlyBecause !== undefined });
  if (!session) return <EditorSkeleton />;
  return <OpenedProject session={session} list={list} readOnlyBecause={readOnlyBecause} />;
}

interface OpenedProjectProps extends Pick<OpenProjectProps, 'list' | 'readOnlyBecause'> {
  readonly session: ProjectSession;
}

function OpenedProject({ session, list, readOnlyBecause }: OpenedProjectProps) {
  const ordered = useOrdered(session);
  return (
    <ProjectSessionProvider session={ordered.session}>
      <ProjectSurroundings list={list}>
        <ByLoadState session={session}>
          <EditorWorkspace
            ordered={ordered}
            schemas={list}
            readOnlyBecause={readOnlyBecause}
            projects={Object.values(list.skinnyProjects)}
          />
        </ByLoadState>
      </ProjectSurroundings>
    </ProjectSessionProvider>
  );
}

function ByLoadState({ session, children }: { readonly session: ProjectSession; readonly children: ReactNode }) {
  const { load, loadError } = useSessionStatus();
  if (load === 'loading') return <EditorSkeleton />;
  if (load === 'failed') return <LoadFailure message={loadError} onRetry={() => void session.load()} />;
  if (load === 'deleted') return <DeletedProject />;
  return session.getSkeleton()?.project.type === 'One' ? <OneProject /> : children;
}
