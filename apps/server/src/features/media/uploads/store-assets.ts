import type { TeamId } from '@confab/model';
import {
  findFolderNameFault,
  findFreeName,
  getExtension,
  tidyAssetName,
  toNameKey,
  type AssetFolderId,
  type AssetId,
} from '@confab/model/media';
import { notFound } from '@confab/contracts';
import { insertAssets } from '../../../core/media/assets.repository.ts';
import { insertContents, type NewContent } from '../../../core/media/contents.repository.ts';
import { insertFolders, listTakenNames, lockLibrary } from '../../../core/media/folders.repository.ts';
import type { Caller, Db, Services } from '../../../services.ts';
import { assertFileLimit } from './place-upload.ts';

/** A file whose content is in the storage, without a row. */
export interface ReceivedAsset {
  /** The id of the asset that it becomes. */
  readonly asset: { readonly newId: AssetId };
  readonly name: string;
  readonly content: NewContent;
}

interface StoreContext {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
}

/** Makes received files assets of the team, in a new folder with the name of the project. */
export async function storeAssets(
  trx: Db,
  { services, caller, teamId }: StoreContext,
  projectName: string,
  received: readonly ReceivedAsset[],
): Promise<void> {
  if (received.length === 0) return;
  await lockLibrary(trx, teamId);
  await assertFileLimit(trx, { teamId }, received.length);
  const folderId = await createFolder(trx, { services, teamId }, projectName);
  const taken = new Set<string>();
  const assets = [];
  await insertContents(
    trx,
    received.map(({ content }) => content),
  );
  for (const { asset, name, content } of received) {
    const isTaken = (nameKey: string) => taken.has(nameKey);
    const free = isTaken(toNameKey(name)) ? findFreeName(name, isTaken) : name;
    taken.add(toNameKey(free));
    assets.push({
      teamId,
      id: asset.newId,
      folderId,
      name: free,
      extension: getExtension(free),
      bytes: content.bytes,
      contentId: content.id,
      authorId: caller.accountId,
    });
  }
  if (!(await insertAssets(trx, assets))) throw notFound();
}

async function createFolder(trx: Db, { services, teamId }: Pick<StoreContext, 'services' | 'teamId'>, text: string) {
  // The id of a new folder.
  const id = services.newId() as AssetFolderId;
  const tidy = tidyAssetName(text.replaceAll(/[/\\:*?"<>|%]/g, '-').slice(0, 100));
  // A project whose name no folder may have gets the id of the folder.
  const wish = findFolderNameFault(tidy) === undefined ? tidy : id;
  const tried = [wish, findFreeName(wish, () => false), `${wish.slice(0, 60)} ${id}`];
  const taken = await listTakenNames(trx, teamId, null, tried);
  const name = tried.find((candidate) => !taken.has(toNameKey(candidate))) ?? id;
  await insertFolders(trx, [{ teamId, id, parentId: null, name }]);
  return id;
}
