import { invalid, mediaMessages, notFound, sentItemSchema, unprocessable } from '@confab/contracts';
import { findFreeName, toNameKey } from '@confab/model/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mebibyte } from '@confab/model';
import { listAssetsById, listAssetsInFolders, type AssetRow } from '../../../core/media/assets.repository.ts';
import { listCurrentContents } from '../../../core/media/contents.repository.ts';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import type { FolderRow, FolderTree } from '../../../core/media/folder-tree.ts';
import type { Services, TeamScope } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { sendContent } from './send-content.ts';
import { formatDisposition } from './send-object.ts';
import { zipObjects } from './zip-objects.ts';

/** What one download may contain (UPL-5). */
const filesMax = 500;
const megabytesMax = 500;

const inputSchema = z.object({
  action: z.literal('download'),
  data: z.array(sentItemSchema.nullable()).max(filesMax),
});

/** A file with its path in the zip. */
interface PackedFile {
  readonly path: string;
  readonly assetId: string;
  readonly bytes: number;
}

/**
 * Sends one file as it is, or several files and folders as a zip that is written while it is sent.
 *
 * @throws invalid, not found, unprocessable for too many files
 */
export async function downloadFiles(
  services: Services,
  { teamId }: TeamScope,
  input: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const ids = readIds(input);
  const tree = await loadFolderTree(services.db, teamId);
  const folders = ids.flatMap((id) => tree.find(id) ?? []);
  const assets = await listAssetsById(
    services.db,
    teamId,
    ids.filter((id) => !tree.find(id)),
  );
  if (ids.length === 0 || assets.length + folders.length < ids.length) throw notFound(mediaMessages.notFound);
  const [single] = assets;
  if (single && ids.length === 1) return sendSingle(services, teamId, single, { request, reply });
  const files = await listFiles(services, tree, folders, assets);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > filesMax || bytes > megabytesMax * mebibyte)
    throw unprocessable(mediaMessages.tooManyDownloads, { files: filesMax, most: megabytesMax });
  return reply
    .type('application/zip')
    .header('content-disposition', formatDisposition('Files.zip', 'attachment'))
    .header('cache-control', 'no-store')
    .send(await zipFiles(services, teamId, files));
}

function readIds(input: string): string[] {
  try {
    const { data } = inputSchema.parse(JSON.parse(input));
    return [...new Set(data.flatMap((item) => (item ? [item.id.toLowerCase()] : [])))];
  } catch {
    throw invalid();
  }
}

async function sendSingle(
  services: Services,
  teamId: TeamScope['teamId'],
  asset: AssetRow,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) {
  const [content] = await listCurrentContents(services.db, teamId, [asset.id]);
  if (!content) throw notFound(mediaMessages.notFound);
  return sendContent(services, request, reply, { content, isDownload: true, caching: 'no-store' });
}

async function listFiles(
  { db }: Services,
  tree: FolderTree,
  folders: readonly FolderRow[],
  assets: readonly AssetRow[],
) {
  const giveName = createNames();
  const files = assets.map(({ id, name, bytes }): PackedFile => ({ path: giveName(name), assetId: id, bytes }));
  for (const folder of folders) {
    const name = giveName(folder.name);
    const top = tree.getNamePath(folder).length - 1;
    const subtree = tree.listSubtree(folder);
    const contained = await listAssetsInFolders(
      db,
      tree.teamId,
      subtree.map(({ id }) => id),
    );
    for (const { id, folderId, name: fileName, bytes } of contained) {
      const below = tree.getNamePath(tree.find(folderId) ?? null).slice(top);
      files.push({ path: `${name}${below}${fileName}`, assetId: id, bytes });
    }
  }
  return files;
}

/** Names at the top of a zip. What a search found can have one name in several folders; the later ones get numbers. */
function createNames(): (name: string) => string {
  const taken = new Set<string>();
  /** The last number that each name got, so that many of one name are not counted from the beginning. */
  const numbers = new Map<string, number>();
  return (name) => {
    const key = toNameKey(name);
    if (!taken.has(key)) {
      taken.add(key);
      return name;
    }
    let number = numbers.get(key) ?? 0;
    const isTaken = (candidate: string) => {
      number += 1;
      return taken.has(candidate);
    };
    const free = findFreeName(name, isTaken, number + 1);
    numbers.set(key, number);
    taken.add(toNameKey(free));
    return free;
  };
}

async function zipFiles({ db, store, log }: Services, teamId: TeamScope['teamId'], files: readonly PackedFile[]) {
  const contents = await listCurrentContents(
    db,
    teamId,
    files.map(({ assetId }) => assetId),
  );
  const contentIds = new Map<string, string>(contents.map(({ assetId, id }) => [assetId, id]));
  return zipObjects(
    { store, log },
    files.flatMap(({ path, assetId }) => {
      const contentId = contentIds.get(assetId);
      return contentId === undefined ? [] : [{ path, key: createKey(teamId, contentId) }];
    }),
  );
}
