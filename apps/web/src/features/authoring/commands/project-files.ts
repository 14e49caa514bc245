import type { ProjectId, TeamId } from '@confab/model';
import type { ProjectOutline } from '../../../editing/index.ts';
import type { PageAction } from '../../command-palette/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import type { AuthoringWords } from '../words.ts';

interface ProjectFileContext {
  readonly session: { readonly teamId: TeamId; readonly projectId: ProjectId };
  readonly outline: ProjectOutline | undefined;
  /** The workflow on the canvas. */
  readonly workflowId: string | undefined;
  readonly select: (itemId: string) => void;
}

/** Actions that import files into the open project and export it or its workflow. */
export function createProjectFileActions({
  session: { teamId, projectId },
  outline,
  workflowId,
  select,
}: ProjectFileContext) {
  const projectIds = { teamId, projectId };
  const workflow = outline?.workflows.find(({ id }) => id === workflowId);
  return {
    importWorkflow: () => openModal('fileImport', { ...projectIds, onImported: select }),
    importTranslations: () => openModal('translationsImport', projectIds),
    exportProject: () => outline && openExport(projectIds, outline),
    exportWorkflow: () => outline && workflow && openExport(projectIds, outline, workflow.id),
  };
}

export type ProjectFileActions = ReturnType<typeof createProjectFileActions>;

/** Opens the formats in which the project, or one of its workflows, can be exported. */
export function openExport(
  { teamId, projectId }: ProjectFileContext['session'],
  { project, workflows }: Pick<ProjectOutline, 'project' | 'workflows'>,
  itemId?: string,
): void {
  const workflow = workflows.find(({ id }) => id === itemId);
  openModal('platformFileDownload', {
    teamId,
    projectId,
    ...(workflow
      ? { workflowId: workflow.id, name: workflow.displayName, isForPlatforms: false }
      : { name: project.displayName, isForPlatforms: project.type === 'Pro' }),
  });
}

/** The same actions as commands for the command palette. */
export function createFileCommands(
  getActions: () => ProjectFileActions,
  say: AuthoringWords,
  command: (id: string, label: string, run: () => void) => PageAction,
): PageAction[] {
  return [
    command('importWorkflow', say.importWorkflow, () => getActions().importWorkflow()),
    command('importTranslations', say.importTranslations, () => getActions().importTranslations()),
    command('exportWorkflow', say.exportWorkflow, () => getActions().exportWorkflow()),
    command('exportProject', say.exportProject, () => getActions().exportProject()),
  ];
}
