import type { TransferPlatform } from '@confab/contracts';
import type { SourceItem } from '@confab/dialog-engine';
import type { ItemKind } from '@confab/model';
import type { OrderedItem, ProjectDocument } from '@confab/transfer';
import { asProjectSource, type RunnableSource } from '../../../core/releases/runnable.ts';
import { unpack } from '../../../core/versions/content.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { packZip } from './pack-file.ts';
import { writePlatformPackage } from './platform-package.ts';
import { hideSecrets } from '../secrets-of-files.ts';

interface ReleaseRequest {
  /** The compressed content of a release. */
  readonly content: Uint8Array;
  readonly platform: TransferPlatform;
}

/** A release as the package of a platform. */
export interface ReleasePackage {
  readonly zip: Uint8Array;
  /** The same files, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** Writes a release as the package of a platform, in a worker thread. */
export const writeReleasePackage = defineWorkerTask(
  'writeReleasePackage',
  async ({ content, platform }: ReleaseRequest): Promise<ReleasePackage> => {
    // This server froze the content.
    const source = JSON.parse(unpack(Buffer.from(content))) as RunnableSource;
    const { files } = writePlatformPackage(toDocument(source), platform);
    return { zip: await packZip(files), files };
  },
);

function toDocument(source: RunnableSource): ProjectDocument {
  const { project, workflows, nodes } = asProjectSource(source);
  return {
    project: {
      id: project.id,
      type: project.type,
      values: hideSecrets({ kind: 'project', type: project.type }, project.values),
    },
    workflows: workflows.map((item, index) => toOrderedItem('workflow', item, index)),
    nodes: nodes.map((item, index) => ({ ...toOrderedItem('node', item, index), workflowId: item.workflowId })),
  };
}

/** The items of a release are in order. */
function toOrderedItem(kind: ItemKind, { id, type, values }: SourceItem, index: number): OrderedItem {
  return { id, type, values: hideSecrets({ kind, type }, values), order: String(index).padStart(8, '0') };
}
