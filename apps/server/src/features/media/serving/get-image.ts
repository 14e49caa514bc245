import { invalid, mediaMessages, notFound, type mediaCalls, type QueryOf } from '@confab/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAssetByName } from '../../../core/media/assets.repository.ts';
import { findCurrentContent } from '../../../core/media/contents.repository.ts';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import type { Services, TeamScope } from '../../../services.ts';
import { sendContent } from './send-content.ts';

/** Sends a picture by its path or id, in a size of the list. @throws not found */
export async function getImage(
  services: Services,
  { teamId }: TeamScope,
  { path, id, imageSize }: QueryOf<typeof mediaCalls.getImage>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const assetId = id ?? (await findByPath(services, teamId, path));
  const content = assetId === undefined ? undefined : await findCurrentContent(services.db, teamId, assetId);
  if (!content) throw notFound(mediaMessages.notFound);
  return sendContent(services, request, reply, {
    content,
    form: { size: imageSize },
    isDownload: false,
    caching: 'private, max-age=600',
  });
}

async function findByPath({ db }: Services, teamId: TeamScope['teamId'], path: string | undefined) {
  if (path === undefined) throw invalid();
  const end = path.lastIndexOf('/');
  const tree = await loadFolderTree(db, teamId);
  const place = tree.resolve(path.slice(0, end + 1));
  if (place === undefined) return undefined;
  const asset = await findAssetByName(db, teamId, place?.id ?? null, path.slice(end + 1));
  return asset?.id;
}
