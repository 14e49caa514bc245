import { can } from '@confab/access';
import type { ProjectId } from '@confab/model';
import { useMediaQuery } from '@mantine/hooks';
import type { ComponentType } from 'react';
import { describeFailure } from '../../../editing/index.ts';
import { useSession } from '../../../session/session-store.ts';
import { noMessage } from '../../../words/message.ts';
import { useProjectList } from '../../projects/index.ts';
import { EditorSkeleton, LoadFailure } from './load-states.tsx';
import { OpenProject, type WorkspaceProps } from './open-project.tsx';

/** Narrower windows show the project read-only. */
const editingWidth = '(min-width: 1024px)';

interface ProjectEditorProps {
  readonly projectId: ProjectId;
  /** The site that edits the project. */
  readonly frontendApp: 'pro' | 'one';
  readonly Workspace: ComponentType<WorkspaceProps>;
}

/** The editor of one project: read-only without the right to edit or in a narrow window. */
export function ProjectEditor({ projectId, frontendApp, Workspace }: ProjectEditorProps) {
  const list = useProjectList(frontendApp);
  const signIn = useSession((state) => state.signIn);
  const isWide = useMediaQuery(editingWidth, true, { getInitialValueInEffect: false });
  if (list.isError && !list.data) {
    const { isRefusal, message } = describeFailure(list.error, noMessage);
    return <LoadFailure message={isRefusal ? message : noMessage} onRetry={() => void list.refetch()} />;
  }
  if (!list.data || !signIn) return <EditorSkeleton />;
  const { activeTeam } = list.data;
  const canEdit = can(activeTeam.permissions, 'project.edit');
  return (
    <OpenProject
      projectId={projectId}
      teamId={activeTeam.teamId}
      signIn={signIn}
      list={list.data}
      frontendApp={frontendApp}
      Workspace={Workspace}
      readOnlyReason={!canEdit ? 'role' : !isWide ? 'width' : undefined}
    />
  );
}
