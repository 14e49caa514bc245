import type { AuthorValue } from '@confab/dialog-engine';
import { convertOneToPro, type ProFinding } from '@confab/dialog-engine/to-pro';
import { limits } from '@confab/model';
import { parseDraftRows, type DraftRow } from '../../../core/items/draft-rows.ts';
import { toOneSource } from '../../../core/llamas/to-llama-content.ts';
import { newId } from '../../../new-id.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { toDocumentTexts, type DocumentTexts } from '../packages/document-texts.ts';

interface ConversionRequest {
  /** All drafts of a One project. */
  readonly rows: readonly DraftRow[];
  readonly authorValues: readonly AuthorValue[];
}

/** A Pro project as texts, and what differs from the One project. */
export interface ConvertedDrafts {
  readonly document: DocumentTexts;
  readonly findings: readonly ProFinding[];
}

/**
 * Converts the drafts of a One project to a Pro project in a worker thread; undefined if they have no project.
 *
 * @throws a refusal of the kind `tooLarge` for more than a project may hold
 */
export const convertDrafts = defineWorkerTask(
  'convertDrafts',
  ({ rows, authorValues }: ConversionRequest): ConvertedDrafts | undefined => {
    const parts = parseDraftRows(rows);
    const project = parts.find(({ kind }) => kind === 'project');
    if (!project) return undefined;
    const source = toOneSource({ ...project, authorValues }, parts);
    const converted = convertOneToPro(source, { newId, mostNodes: limits.projectNodesMax });
    const document = {
      project: { ...converted.project, type: 'Pro' },
      workflows: converted.workflows,
      nodes: converted.nodes.map(({ id, type, workflowId, values, order, position }) => ({
        id,
        type,
        workflowId,
        values,
        order,
        position,
      })),
    };
    return { document: toDocumentTexts(document), findings: converted.findings };
  },
);
