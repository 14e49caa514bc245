import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { Findings, ProjectDocument } from '@confab/transfer';
import { listCurrentContents } from '../../../core/media/contents.repository.ts';
import type { Services } from '../../../services.ts';
import { createAssetId } from '../../media/index.ts';
import type { PackedAsset } from './media-manifest.ts';
import type { MediaZip } from './media-zip.ts';

/** A file of a zip that becomes a new asset. */
export interface AddedAsset extends PackedAsset {
  readonly newId: AssetId;
}

/** Which files of a zip are added to the library of a team. */
export interface AssetPlan {
  readonly added: readonly AddedAsset[];
  /** New ids by the ids of the file. */
  readonly newIds: ReadonlyMap<string, AssetId>;
  readonly keptCount: number;
  readonly missingCount: number;
}

interface PackedAssets {
  readonly packed: readonly PackedAsset[];
  readonly zip: MediaZip;
  readonly findings: Findings;
}

/**
 * Plans the files of a zip: an asset that the team has under the same id and with the same content is kept, all others
 * get new ids (IMP-5). Values that name a missing file keep its id, so that validation reports it.
 */
export async function planAssets(
  services: Services,
  teamId: TeamId,
  document: ProjectDocument | undefined,
  { packed, zip, findings }: PackedAssets,
): Promise<AssetPlan> {
  const itemIds = new Set<string>(
    document ? [document.project, ...document.workflows, ...document.nodes].map(({ id }) => id.toLowerCase()) : [],
  );
  const assets = [...new Map(packed.map((asset) => [asset.AssetId, asset])).values()].filter(
    ({ AssetId: id }) => !itemIds.has(id),
  );
  const existing = new Map<string, string>(
    (
      await listCurrentContents(
        services.db,
        teamId,
        assets.map(({ AssetId: id }) => id),
      )
    ).map(({ assetId, hash }) => [assetId, hash.toString('hex')]),
  );
  const isKept = (asset: PackedAsset) => existing.get(asset.AssetId) === asset.Sha256;
  const others = assets.filter((asset) => !isKept(asset));
  const missing = others.filter(({ Path: path }) => !zip.has(path));
  for (const { Name: name, Path: path } of missing) findings.warn(path, 'fileMissingInZip', name);
  const added = others
    .filter(({ Path: path }) => zip.has(path))
    .map((asset) => ({ ...asset, newId: createAssetId(services) }));
  return {
    added,
    newIds: new Map(added.map(({ AssetId: id, newId }) => [id, newId])),
    keptCount: assets.length - others.length,
    missingCount: missing.length,
  };
}
