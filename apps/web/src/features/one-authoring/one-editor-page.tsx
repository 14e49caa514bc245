import type { ProjectId } from '@confab/model';
import { can } from '@confab/access';
import { useMediaQuery } from '@mantine/hooks';
import { describeFailure } from '../../editing/index.ts';
import { useSession } from '../../session/session-store.ts';
import { EditorSkeleton, LoadFailure, OpenProject } from '../authoring/index.ts';
import { useProjectList } from '../projects/index.ts';
import { OneWorkspace } from './one-workspace.tsx';

/** Narrower windows show the project read-only. */
const editingWidth = '(min-width: 1024px)';

/** The editor of One projects: read-only without the right to edit or in a narrow window. */
export function OneEditorPage({ projectId }: { readonly projectId: ProjectId }) {
  const list = useProjectList('one');
  const signIn = useSession((state) => state.signIn);
  const isWide = useMediaQuery(editingWidth, true, { getInitialValueInEffect: false });
  if (list.isError && !list.data) {
    const { isRefusal, message } = describeFailure(list.error, '');
    return <LoadFailure message={isRefusal ? message : ''} onRetry={() => void list.refetch()} />;
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
      frontendApp="one"
      Workspace={OneWorkspace}
      readOnlyReason={!canEdit ? 'role' : !isWide ? 'width' : undefined}
    />
  );
}
