import type { ProjectId } from '@confab/model';
import { ProjectEditor } from '../authoring/index.ts';
import { OneWorkspace } from './one-workspace.tsx';

/** The editor of One projects. */
export function OneEditorPage({ projectId }: { readonly projectId: ProjectId }) {
  return <ProjectEditor projectId={projectId} frontendApp="one" Workspace={OneWorkspace} />;
}
