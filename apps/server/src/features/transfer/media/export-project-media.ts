import { mediaPackageBytesMax, transferMessages, unprocessable } from '@confab/contracts';
import { mebibyte, type ProjectId, type TeamId } from '@confab/model';
import { findAssetKind, findFreeName, toNameKey } from '@confab/model/media';
import { checksumsEntry, projectEntry } from '@confab/transfer';
import type { FastifyReply } from 'fastify';
import { listCurrentContents, type NamedContent } from '../../../core/media/contents.repository.ts';
import { listIdsInSteps } from '../../../core/media/release-assets.repository.ts';
import { runInSlices } from '../../../scheduling/run-in-slices.ts';
import type { Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { formatDisposition, zipObjects } from '../../media/index.ts';
import { loadDrafts } from '../load-document.ts';
import { formatChecksumLine } from '../open-package.ts';
import { writeFile } from '../write/write-file.ts';
import { mediaEntry, writeMediaManifest, type PackedAsset } from './media-manifest.ts';

/** Files of one zip; an import reads no more entries (IMP-2). */
const filesMax = 4_900;
/** Room for the texts of the zip and the names of its entries. */
const mediaBytesMax = mediaPackageBytesMax - 10 * mebibyte;
const batchSize = 5_000;

/**
 * Sends the drafts of a project and the files of the library that they name as a zip, which is written while it is
 * sent.
 *
 * @throws unprocessable for more media than an import accepts
 */
export async function exportProjectMedia(
  services: Services,
  teamId: TeamId,
  projectId: ProjectId,
  { reply, signal }: { readonly reply: FastifyReply; readonly signal: AbortSignal },
): Promise<FastifyReply> {
  const drafts = await loadDrafts(services.db, teamId, projectId);
  const form = { type: 'project', isZip: false } as const;
  const file = await services.workers.run(writeFile, { drafts, form }, { owner: teamId, signal });
  const project = Buffer.from(file.content, 'base64').toString();
  const contents = await listNamedContents(services, teamId, project);
  const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
  if (contents.length > filesMax || bytes > mediaBytesMax) {
    const most = Math.floor(mediaBytesMax / mebibyte);
    throw unprocessable(transferMessages.tooMuchMedia, { files: filesMax, most });
  }
  const paths = choosePaths(contents);
  const manifest = writeMediaManifest(contents.map((content, index) => describeAsset(content, paths[index] ?? '')));
  const texts = new Map([
    [projectEntry, project],
    [mediaEntry, manifest],
    [checksumsEntry, formatChecksumLine(mediaEntry, manifest) + formatChecksumLine(projectEntry, project)],
  ]);
  const objects = contents.map(({ id }, index) => ({ path: paths[index] ?? '', key: createKey(teamId, id) }));
  return reply
    .type('application/zip')
    .header('content-disposition', formatDisposition(file.fileName.replace(/\.json$/, '.zip'), 'attachment'))
    .header('cache-control', 'no-store')
    .send(zipObjects(services, objects, texts));
}

/** The files that a text names, in the order of their ids, so that the same project gives the same zip. */
async function listNamedContents({ db }: Services, teamId: TeamId, text: string): Promise<readonly NamedContent[]> {
  const ids = await runInSlices(listIdsInSteps(text));
  const contents = [];
  for (let at = 0; at < ids.length; at += batchSize)
    contents.push(...(await listCurrentContents(db, teamId, ids.slice(at, at + batchSize))));
  return contents.toSorted((one, other) => (one.assetId < other.assetId ? -1 : 1));
}

/** Chooses a unique path for each file, from its kind and name. */
function choosePaths(contents: readonly NamedContent[]): readonly string[] {
  const taken = new Set<string>();
  return contents.map(({ name }) => {
    const folder = `media/${getFileType(name)}`;
    const isTaken = (nameKey: string) => taken.has(`${folder}/${nameKey}`);
    const free = isTaken(toNameKey(name)) ? findFreeName(name, isTaken) : name;
    taken.add(`${folder}/${toNameKey(free)}`);
    return `${folder}/${free}`;
  });
}

function describeAsset({ assetId, name, bytes, hash }: NamedContent, path: string): PackedAsset {
  return {
    AssetId: assetId,
    Name: name,
    FileType: getFileType(name),
    Path: path,
    Bytes: bytes,
    Sha256: hash.toString('hex'),
  };
}

function getFileType(name: string) {
  return findAssetKind(name)?.fileType ?? 'General';
}
