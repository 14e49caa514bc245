import type { ProjectId } from '@confab/model';
import { EditorWorkspace } from './editor-workspace.tsx';
import { ProjectEditor } from './session/project-editor.tsx';

/** The editor of Pro projects. */
export function EditorPage({ projectId }: { readonly projectId: ProjectId }) {
  return <ProjectEditor projectId={projectId} frontendApp="pro" Workspace={EditorWorkspace} />;
}
