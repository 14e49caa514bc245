import { catalogue } from '@confab/catalogue';
import { validateLlama, type LlamaValidation } from '@confab/dialog-engine';
import type { ItemId } from '@confab/model';
import { parseDraftRows, type DraftRow } from '../../core/items/draft-rows.ts';
import { toOneSource } from '../../core/llamas/to-llama-content.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';

interface LlamaErrorsRequest {
  /** All drafts of the llama's project. */
  readonly rows: readonly DraftRow[];
  readonly llamaId: ItemId;
}

/** Longer lists are cut. */
const errorsMax = 1_000;

/** Finds the errors of a llama in a worker thread; undefined if the drafts have no project. At most 1,000 errors. */
export const findLlamaErrors = defineWorkerTask(
  'findLlamaErrors',
  ({ rows, llamaId }: LlamaErrorsRequest): LlamaValidation | undefined => {
    const parts = parseDraftRows(rows);
    const project = parts.find(({ kind }) => kind === 'project');
    if (!project) return undefined;
    const found = validateLlama(toOneSource(project, parts), llamaId, catalogue);
    return { ...found, errors: found.errors.slice(0, errorsMax) };
  },
);
