import type { TransferPlatform } from '@confab/contracts';
import type { SourceItem } from '@confab/dialog-engine';
import { type ItemKind, readJsonText } from '@confab/model';
import type { OrderedItem, PackageMedia, ProjectDocument } from '@confab/transfer';
import { asProjectSource, type RunnableSource } from '../../../core/releases/runnable.ts';
import { unpack } from '../../../core/versions/content.ts';
import { defineWorkerTask } from '../../../workers/worker-task.ts';
import { packZip } from './pack-file.ts';
import { writePlatformPackage } from './platform-package.ts';
import { hideSecrets } from '../../../core/secrets/hide-secrets.ts';
import type { FrozenSource } from '../../../db/stored-shapes.ts';
import type { PackedJson } from '../../../db/packed-json.ts';

interface ReleaseRequest {
  /** The compressed content of a release. */
  readonly content: PackedJson<FrozenSource>;
  readonly platform: TransferPlatform;
  readonly media: PackageMedia;
}

/** A release as the package of a platform. */
export interface ReleasePackage {
  readonly zip: Uint8Array;
  /** The same files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** How many pictures, sounds and videos of answers do not reach the platform. */
  readonly mediaLost: number;
}

/** Writes a release as the package of a platform, in a worker thread. */
export const writeReleasePackage = defineWorkerTask(
  'writeReleasePackage',
  async ({ content, platform, media }: ReleaseRequest): Promise<ReleasePackage> => {
    const source = readJsonText(unpack(content));
    const { files, mediaLost } = writePlatformPackage(toDocument(source), platform, media);
    return { zip: await packZip(files), files, mediaLost };
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
