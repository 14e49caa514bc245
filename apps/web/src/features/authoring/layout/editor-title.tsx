import { useEditingSession, useItem } from '../../../editing/index.ts';
import { PageTitle } from '../../../platform/page-title.tsx';

/** The title of the document while a project is open, the selected item and the project, and the heading of the page. */
export function EditorTitle({ selectedId }: { readonly selectedId: string | undefined }) {
  const { projectId } = useEditingSession();
  const project = useItem(projectId);
  const selected = useItem(selectedId ?? projectId);
  const isProject = selected?.id === project?.id;
  return (
    <>
      <PageTitle parts={[isProject ? undefined : selected?.displayName, project?.displayName]} />
      <h1 className="cf-visually-hidden">{project?.displayName}</h1>
    </>
  );
}
