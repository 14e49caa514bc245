import type { FoundProblem } from '@confab/dialog-engine';
import { Suspense } from 'react';
import { useEditingSession, useItem } from '../../../editing/index.ts';
import { findDefinitionRow } from '../../definitions/index.ts';
import { ProjectSettings, type InputTarget } from '../../properties/index.ts';
import { findItemSchema, type EditorActions, type ItemSchemas } from '../../tree/index.ts';
import type { EditorLocation, ResolvedLocation } from '../location/editor-location.ts';
import { BuildTab } from './build-tab.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { lazyView } from '../../../loading/lazy-view.tsx';

const ProjectPage = lazyView(async () => (await import('./project-page.tsx')).ProjectPage);

interface CentreViewProps {
  readonly location: EditorLocation;
  readonly resolved: ResolvedLocation;
  readonly selectedNodeIds: readonly string[];
  readonly schemas: ItemSchemas;
  readonly problems: readonly FoundProblem[];
  readonly actions: EditorActions;
  readonly inputTarget: InputTarget | undefined;
  readonly goTo: (location: EditorLocation, options?: { readonly replace: boolean }) => void;
  readonly navigateTo: (itemId: string, path?: string | null) => void;
  readonly onClosePanel: () => void;
}

/** The centre of the editor: a tab of the project, or another page of it. */
export function CentreView({ location, goTo, navigateTo, onClosePanel, ...view }: CentreViewProps) {
  const { resolved, selectedNodeIds, schemas, problems, actions, inputTarget } = view;
  const { projectId } = useEditingSession();
  const project = useItem(projectId);
  const schema = project && findItemSchema(schemas, project);
  const { tab } = location;
  function openDefinition(path: string) {
    const place = findDefinitionRow(path);
    if (place) goTo({ ...location, tab: place.page, row: place.rowId });
  }
  if (tab === 'build')
    return (
      <BuildTab
        {...{ resolved, selectedNodeIds, schemas, problems, actions, inputTarget, onClosePanel }}
        isPanelOpen={location.isPropertiesOpen}
        onOpenDefinition={openDefinition}
      />
    );
  if (tab === 'settings') return <ProjectSettings {...{ projectId, schema }} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ProjectPage {...{ location, schemas, problems, actions, goTo, navigateTo }} />
    </Suspense>
  );
}
