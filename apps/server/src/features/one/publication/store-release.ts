import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import { listIdsInSteps, storeReleaseAssets } from '../../../core/media/release-assets.repository.ts';
import { writeSourceInSteps } from '../../../core/releases/parse-source.ts';
import { getReleaseProgram } from '../../../core/releases/programs.ts';
import { insertRelease } from '../../../core/releases/releases.repository.ts';
import { runInSlices } from '../../../core/scheduling/run-in-slices.ts';
import { packInBackground } from '../../../core/versions/content.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import type { ReleaseContent } from './merge-llamas.ts';

/** Content in the form that is stored. */
export interface PackedContent {
  /** JSON text: item id to version. */
  readonly versions: string;
  readonly content: Buffer;
  /** The ids in the content, some of which may be of files. */
  readonly ids: Awaited<ReturnType<typeof listIds>>;
}

const listIds = (text: string) => runInSlices(listIdsInSteps(text));

/** Packs content outside of a transaction, which may not take as long. */
export async function toReleaseContent({ source, versions }: ReleaseContent): Promise<PackedContent> {
  const text = await runInSlices(writeSourceInSteps(source));
  return { versions: JSON.stringify(versions), content: await packInBackground(text), ids: await listIds(text) };
}

/** Stores a release of a project that the caller has locked. */
export async function storeRelease(
  services: Services,
  trx: Db,
  caller: Caller,
  release: PackedContent & {
    readonly teamId: TeamId;
    readonly projectId: ProjectId;
    readonly errorCount: number | null;
    readonly warningCount: number | null;
  },
): Promise<ReleaseId> {
  const { ids, ...row } = release;
  const id = services.newId();
  await insertRelease(trx, { ...row, id, createdBy: caller.accountId, notes: '' });
  await storeReleaseAssets(trx, { teamId: release.teamId, releaseId: id }, ids);
  // Compiled before the commit: a release that cannot run is not published, and the first visitor does not wait.
  await getReleaseProgram(services, trx, id);
  return id;
}
