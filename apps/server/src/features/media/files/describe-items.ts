import { mediaMessages, type FileAnswer } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { listAssetsInFolders } from '../../../core/media/assets.repository.ts';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import { toAssetItem, toFolderItem } from '../to-file-item.ts';
import { getSelection, type Operation } from './operation.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Says of one or several items where they are and how large, folders with all that is inside. */
export async function describeItems({ services, team, request }: Operation): Promise<FileAnswer> {
  const tree = await loadFolderTree(services.db, team.teamId);
  const isTop = request.data?.length === 1 && request.data[0]?.id === emptyId;
  const { folders, assets } = isTop
    ? { folders: tree.listChildren(null), assets: [] }
    : await getSelection(services.db, tree, request);
  const inside = folders.flatMap((folder) => tree.listSubtree(folder));
  const contained = await listAssetsInFolders(
    services.db,
    team.teamId,
    inside.map(({ id }) => id),
  );
  const bytes = [...assets, ...contained].reduce((sum, asset) => sum + asset.bytes, 0);
  const context = { tree, role: team.role };
  const items = isTop
    ? [toFolderItem(context, null)]
    : [...folders.map((row) => toFolderItem(context, row)), ...assets.map((row) => toAssetItem(context, row))];
  const [first] = items;
  if (!first) throw new Error('A selection has an item.');
  const isSingle = items.length === 1;
  const locations = new Set(items.map(({ filterPath }) => filterPath));
  return {
    details: {
      name: items.map(({ name }) => name).join(', '),
      location: locations.size > 1 ? mediaMessages.severalItems : `${first.filterPath}${isSingle ? first.name : ''}`,
      isFile: isSingle && first.isFile,
      size: formatBytes(bytes),
      created: isSingle ? first.dateCreated : '',
      modified: isSingle ? first.dateModified : '',
      multipleFiles: !isSingle,
      permission: first.permission,
    },
  };
}

function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1_024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power] ?? 'B'}`;
}
