import {
  transferCalls,
  translationCalls,
  type BodyOf,
  type TransferFile,
  type TransferPlatform,
} from '@confab/contracts';
import type { ProjectId, TeamId, WorkflowId } from '@confab/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { projectListKey } from '../projects/index.ts';

export type ImportRequest = BodyOf<typeof transferCalls.importProject> & {
  /** The file itself, for a zip with media, which is sent as a stream; `content` is then empty. */
  readonly zip?: Blob | undefined;
};

/** Target of an import: a team, or a project of it that gets a workflow. */
export interface ImportTarget {
  readonly teamId: TeamId;
  readonly projectId?: ProjectId | undefined;
}

/** Mutations that preview and import a file until the signal aborts; an import refreshes the project list. */
export function useImport({ teamId, projectId }: ImportTarget, getSignal: () => AbortSignal) {
  const api = useApi();
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  async function send({ zip, ...body }: ImportRequest) {
    const signal = getSignal();
    if (zip && projectId === undefined) {
      const { fileName, preview: isPreview, replaceExisting = false } = body;
      setProgress(0);
      const { project, ...summary } = await api.call(
        transferCalls.importProjectMedia,
        { query: { owningTeamId: teamId, fileName, preview: isPreview, replaceExisting }, content: zip },
        { signal, onProgress: (sent, total) => setProgress(total === 0 ? 0 : (sent / total) * 100) },
      );
      return { ...summary, createdId: project?.projectId };
    }
    if (projectId === undefined) {
      const query = { owningTeamId: teamId };
      const { project, ...summary } = await api.call(transferCalls.importProject, { query, body }, { signal });
      return { ...summary, media: undefined, createdId: project?.projectId };
    }
    const { replaceExisting: _, ...file } = body;
    const query = { owningTeamId: teamId, owningProjectId: projectId };
    const { workflowId, ...summary } = await api.call(transferCalls.importWorkflow, { query, body: file }, { signal });
    return { ...summary, media: undefined, overlaps: null, createdId: workflowId ?? undefined };
  }
  const preview = useMutation({
    mutationFn: (file: Omit<ImportRequest, 'preview'>) => send({ ...file, preview: true }),
  });
  const write = useMutation({
    mutationFn: (file: Omit<ImportRequest, 'preview'>) => send({ ...file, preview: false }),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectListKey }),
  });
  return { preview, write, progress };
}

export type ImportPreview = NonNullable<ReturnType<typeof useImport>['preview']['data']>;

/** Formats of an export. */
export type ExportFormat = 'file' | 'zip' | 'media' | 'csv' | 'xlsx' | 'texts' | 'xliff' | TransferPlatform;

export interface ExportSource {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId?: WorkflowId | undefined;
}

/** An exported file: a content in base64, or a blob of a zip with media. */
type ExportedFile = Pick<TransferFile, 'fileName' | 'findings' | 'report'> &
  ({ readonly blob: Blob } | Pick<TransferFile, 'mediaType' | 'content'>);

function toFileName(name: string) {
  return name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'project';
}

/** Mutation that fetches the exported file. */
export function useExport({ teamId, projectId, workflowId }: ExportSource, name: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (form: ExportFormat): Promise<ExportedFile> => {
      if (form === 'media') {
        let blob = new Blob();
        const query = { owningTeamId: teamId, projectId };
        await api.call(transferCalls.exportProjectMedia, { query }, { onContent: (content) => (blob = content) });
        return { fileName: `${toFileName(name)}.zip`, blob, findings: [], report: [] };
      }
      if (form === 'Alexa' || form === 'DialogFlow')
        return api.call(transferCalls.platformFiles, { body: { teamId, projectId, platform: form } });
      if (form === 'csv' || form === 'xlsx')
        return api.call(transferCalls.voicePrompts, { query: { projectId, format: form } });
      if (form === 'texts' || form === 'xliff') {
        const format = form === 'texts' ? 'csv' : 'xlf';
        return api.call(translationCalls.export, { query: { projectId, format } });
      }
      const query = { owningTeamId: teamId, includeMediaAssets: form === 'zip' };
      return workflowId === undefined
        ? api.call(transferCalls.exportProject, { query: { ...query, projectId } })
        : api.call(transferCalls.exportWorkflow, { query: { ...query, workflowId } });
    },
  });
}
