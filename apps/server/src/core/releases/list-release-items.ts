import type { ProjectSource, OneProjectSource } from '@confab/dialog-engine';
import { asItemId, asWorkflowId, type ItemId, type ItemKind, type ReleaseId, type WorkflowId } from '@confab/model';
import { createProcessCache } from '../../process-cache.ts';
import type { Db, Services } from '../../services.ts';
import { readReleaseSource } from './programs.ts';
import { isOneSource, type RunnableSource } from './runnable.ts';

/** An item as a release has it, even if the item was changed or deleted in the project since. */
export interface ReleaseItem {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly type: string;
  readonly workflowId: WorkflowId | null;
  readonly displayName: string;
}

/** The memory for the cached items of all releases together, in bytes. */
const cachedBytesMax = 16_000_000;
const bytesPerItem = 500;
const createItemsOfReleases = () => createProcessCache<readonly ReleaseItem[]>(cachedBytesMax);

/** The items of a release. Releases never change, so the items are cached. */
export async function loadReleaseItems(
  { processState }: Pick<Services, 'processState'>,
  db: Db,
  releaseId: ReleaseId,
): Promise<readonly ReleaseItem[]> {
  const cache = processState.get(createItemsOfReleases);
  const known = cache.get(releaseId);
  if (known) return known;
  const items = listReleaseItems(await readReleaseSource(db, releaseId));
  cache.set(releaseId, items, items.length * bytesPerItem);
  return items;
}

/** The items in the source of a release. */
function listReleaseItems(source: RunnableSource): readonly ReleaseItem[] {
  const { id, type, displayName } = source.project;
  const project = { id: asItemId(id), kind: 'project', type, workflowId: null, displayName } as const;
  return [project, ...(isOneSource(source) ? listOneItems(source) : listProItems(source))];
}

function listProItems({ workflows, nodes }: ProjectSource): readonly ReleaseItem[] {
  return [
    ...workflows.map(({ id, type, displayName }) => {
      return { id: asItemId(id), kind: 'workflow', type, workflowId: null, displayName } as const;
    }),
    ...nodes.map(({ id, type, displayName, workflowId }) => {
      return { id: asItemId(id), kind: 'node', type, workflowId: asWorkflowId(workflowId), displayName } as const;
    }),
  ];
}

function listOneItems({ llamas }: OneProjectSource): readonly ReleaseItem[] {
  return llamas.flatMap(({ llama, pages }) => [
    {
      id: llama.id,
      kind: 'llama' as const,
      type: llama.attributeList.llamaType,
      workflowId: null,
      displayName: getName(llama),
    },
    ...pages.map((page) => {
      const { id, type } = page;
      return { id, kind: 'page', type, workflowId: asWorkflowId(llama.id), displayName: getName(page) } as const;
    }),
  ]);
}

function getName({
  propertyValues,
}: OneProjectSource['llamas'][number]['pages'][number] | OneProjectSource['llamas'][number]['llama']) {
  const { DisplayName: name } = propertyValues;
  return typeof name === 'string' ? name : '';
}
