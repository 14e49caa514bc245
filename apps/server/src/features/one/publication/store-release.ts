import { type ProjectId, type ReleaseId, type TeamId, toJsonText, type JsonText } from '@confab/model';
import { listIdsInSteps, storeReleaseFiles, type ReleaseFile } from '../../../core/media/release-assets.repository.ts';
import { writeSourceInSteps } from '../../../core/releases/parse-source.ts';
import { insertRelease } from '../../../core/releases/releases.repository.ts';
import { runInSlices } from '../../../scheduling/run-in-slices.ts';
import { packInBackground } from '../../../core/versions/content.ts';
import type { Caller, Db } from '../../../services.ts';
import type { ReleaseContent } from './merge-llamas.ts';
import type { ReleaseVersions, FrozenSource } from '../../../db/stored-shapes.ts';
import type { PackedJson } from '../../../db/packed-json.ts';

/** Content as text, and what it names. */
interface WrittenContent {
  readonly text: JsonText<FrozenSource>;
  /** JSON text: item id to version. */
  readonly versions: JsonText<ReleaseVersions>;
  /** The ids in the content, some of which may be of files. */
  readonly ids: readonly string[];
}

/** Content in the form that is stored. */
export interface PackedContent {
  /** JSON text: item id to version. */
  readonly versions: JsonText<ReleaseVersions>;
  readonly content: PackedJson<FrozenSource>;
  readonly files: readonly ReleaseFile[];
}

/** Writes content outside a transaction, which may not take as long. */
export async function writeContent({ source, versions }: ReleaseContent): Promise<WrittenContent> {
  const text = await runInSlices(writeSourceInSteps(source));
  return { text, versions: toJsonText(versions), ids: await runInSlices(listIdsInSteps(text)) };
}

/** Packs written content with the files that its release shows. */
export async function packContent(
  { text, versions }: WrittenContent,
  files: readonly ReleaseFile[],
): Promise<PackedContent> {
  return { versions, content: await packInBackground(text), files };
}

/**
 * Stores a release of a project that the caller has locked. Its content is written and packed beforehand, because
 * others wait for the transaction.
 */
export async function storeRelease(
  trx: Db,
  caller: Caller,
  release: PackedContent & {
    readonly id: ReleaseId;
    readonly teamId: TeamId;
    readonly projectId: ProjectId;
    readonly errorCount: number | null;
    readonly warningCount: number | null;
  },
): Promise<void> {
  const { files, ...row } = release;
  await insertRelease(trx, { ...row, createdBy: caller.accountId, notes: '' });
  await storeReleaseFiles(trx, { teamId: release.teamId, releaseId: release.id }, files);
}
