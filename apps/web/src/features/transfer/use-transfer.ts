import { transferCalls, type BodyOf, type TransferPlatform } from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { projectListKey } from '../projects/index.ts';

export type ImportRequest = BodyOf<typeof transferCalls.importProject>;

/** Target of an import: a team, or a project of it that gets a workflow. */
export interface ImportTarget {
  readonly teamId: TeamId;
  readonly projectId?: ProjectId | undefined;
}

/** Mutations that preview and import a file; an import refreshes the project list. */
export function useImport({ teamId, projectId }: ImportTarget) {
  const api = useApi();
  const queries = useQueryClient();
  async function send(body: ImportRequest) {
    if (projectId === undefined) {
      const { project, ...summary } = await api.call(transferCalls.importProject, {
        query: { owningTeamId: teamId },
        body,
      });
      return { ...summary, createdId: project?.projectId };
    }
    const { replaceExisting: _, ...file } = body;
    const query = { owningTeamId: teamId, owningProjectId: projectId };
    const { workflowId, ...summary } = await api.call(transferCalls.importWorkflow, { query, body: file });
    return { ...summary, overlaps: null, createdId: workflowId ?? undefined };
  }
  const preview = useMutation({
    mutationFn: (file: Omit<ImportRequest, 'preview'>) => send({ ...file, preview: true }),
  });
  const write = useMutation({
    mutationFn: (file: Omit<ImportRequest, 'preview'>) => send({ ...file, preview: false }),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectListKey }),
  });
  return { preview, write };
}

export type ImportPreview = NonNullable<ReturnType<typeof useImport>['preview']['data']>;

/** Formats of an export. */
export type ExportFormat = 'file' | 'zip' | TransferPlatform;

export interface ExportSource {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId?: WorkflowId | undefined;
}

/** Mutation that fetches the exported file. */
export function useExport({ teamId, projectId, workflowId }: ExportSource) {
  const api = useApi();
  return useMutation({
    mutationFn: (form: ExportFormat) => {
      if (form === 'Alexa' || form === 'DialogFlow')
        return api.call(transferCalls.platformFiles, { body: { teamId, projectId, platform: form } });
      const query = { owningTeamId: teamId, includeMediaAssets: form === 'zip' };
      return workflowId === undefined
        ? api.call(transferCalls.exportProject, { query: { ...query, projectId } })
        : api.call(transferCalls.exportWorkflow, { query: { ...query, workflowId } });
    },
  });
}
