import type { FoundProblem } from '@confab/dialog-engine';
import { useEditingSession, useItem } from '../../../editing/index.ts';
import { lazyView } from '../../../loading/lazy-view.tsx';
import { RecordingPage } from '../../audio/index.ts';
import { definitionPages, DefinitionsPage } from '../../definitions/index.ts';
import { OpenItemProvider } from '../../inputs/index.ts';
import { findItemSchema, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import type { EditorLocation } from '../location/editor-location.ts';
import { TestRunsTab } from './test-runs-tab.tsx';

const TextsPage = lazyView(async () => (await import('../../texts/index.ts')).TextsPage);

export interface ProjectPageProps {
  readonly location: EditorLocation;
  readonly schemas: ItemSchemas;
  readonly problems: readonly FoundProblem[];
  readonly actions: EditorActions;
  readonly goTo: (location: EditorLocation, options?: { readonly replace: boolean }) => void;
  readonly navigateTo: (itemId: string, path?: string | null) => void;
}

/** A page of the project beside its canvas: definitions, recordings, texts or test runs. */
export function ProjectPage({ location, schemas, problems, actions, goTo, navigateTo }: ProjectPageProps) {
  const { projectId } = useEditingSession();
  const project = useItem(projectId);
  const { tab, row } = location;
  const page = definitionPages.find((one) => one === tab);
  const onRow = (next: string | undefined) => goTo({ ...location, row: next }, { replace: true });
  if (tab === 'recordings')
    return <RecordingPage schemas={schemas} lineKey={row} onLine={onRow} onOpenPlace={navigateTo} />;
  if (tab === 'texts') return <TextsPage schemas={schemas} rowId={row} onRow={onRow} onOpenPlace={navigateTo} />;
  if (page === undefined) return <TestRunsTab onOpenNode={actions.select} />;
  return (
    <OpenItemProvider onOpenItem={actions.select} onOpenDefinition={(path) => navigateTo(projectId, path)}>
      <DefinitionsPage
        {...{ page, schemas, problems }}
        schema={project && findItemSchema(schemas, project)}
        openId={row}
        onOpen={onRow}
        onPage={(next) => goTo({ ...location, tab: next, row: undefined })}
        onOpenPlace={navigateTo}
      />
    </OpenItemProvider>
  );
}
