import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import type { Skeleton } from '../../editing/index.ts';
import type { PageAction } from '../palette/index.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import type { AuthoringWords } from './words.ts';

interface OpenProject {
  readonly session: { readonly teamId: string; readonly projectId: string };
  readonly skeleton: Skeleton | undefined;
  /** The workflow that is looked at. */
  readonly workflowId: string | undefined;
  readonly select: (itemId: string) => void;
}

/** What is brought into the open project from a file, and taken away from it as one. */
export function filesOf({ session: { teamId, projectId }, skeleton, workflowId, select }: OpenProject) {
  // The ids that the project was opened with.
  const place = { teamId: teamId as TeamId, projectId: projectId as ProjectId };
  const workflow = skeleton?.workflows.find(({ id }) => id === workflowId);
  return {
    importWorkflow: () => openModal('fileImport', { ...place, onImported: select }),
    exportProject: () =>
      openModal('platformFileDownload', {
        ...place,
        name: skeleton?.project.displayName ?? '',
        isForPlatforms: skeleton?.project.type === 'Pro',
      }),
    exportWorkflow: () =>
      workflow &&
      openModal('platformFileDownload', {
        ...place,
        // The skeleton lists it among the workflows.
        workflowId: workflow.id as string as WorkflowId,
        name: workflow.displayName,
        isForPlatforms: false,
      }),
  };
}

export type OpenFiles = ReturnType<typeof filesOf>;

/** The same as commands of the palette. */
export function fileCommands(
  files: () => OpenFiles,
  say: AuthoringWords,
  command: (id: string, label: string, run: () => void) => PageAction,
): PageAction[] {
  return [
    command('importWorkflow', say.importWorkflow, () => files().importWorkflow()),
    command('exportWorkflow', say.exportWorkflow, () => files().exportWorkflow()),
    command('exportProject', say.exportProject, () => files().exportProject()),
  ];
}
