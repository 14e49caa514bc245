import { invalid, mediaMessages, notFound, type FileAnswer } from '@confab/contracts';
import { isGuid } from '@confab/model';
import { assetIdSchema, assetKinds, type AssetId } from '@confab/model/media';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { loadFolderTree } from '../../../core/media/folders.repository.ts';
import type { Place } from '../../../core/media/folder-tree.ts';
import type { Services, TeamScope } from '../../../services.ts';
import { createAssetId } from '../create-asset-id.ts';
import { requireWriter } from '../media-access.ts';
import { acceptFileName } from '../name-refusals.ts';
import { toAssetItem } from '../to-file-item.ts';
import { addChunk, cancelUploads, type Chunk } from './chunks.ts';
import { NameTaken, placeUpload, type Placement, type UploadChange } from './place-upload.ts';
import { readUploadForm } from './read-upload-form.ts';
import { acceptContent, discardContents, receiveContent, type ReceivedContent } from './receive-content.ts';

const largestFile = Math.max(...assetKinds.map(({ bytesMax }) => bytesMax));
const actions: Readonly<Record<string, Placement['ifTaken'] | undefined>> = {
  '': 'refuse',
  save: 'refuse',
  keepboth: 'keepBoth',
  replace: 'replace',
};
const chunksMax = 10_000;

/**
 * Stores the file of an upload form of the file manager protocol, whole or in chunks. A form without a file cancels an
 * upload in chunks.
 *
 * @throws invalid (400) when the name is in use and the form has neither `keepboth` nor `replace`
 */
export async function uploadFormFile(
  change: UploadChange,
  { body, headers }: { readonly body: Readable; readonly headers: IncomingHttpHeaders },
): Promise<FileAnswer> {
  const { services, caller, team } = change;
  const { fields, file } = await readUploadForm(body, headers, {
    async receive({ name, content }) {
      const incoming = { name, content, length: undefined, bytesMax: largestFile };
      return { partName: name, received: await receiveContent(services, team.teamId, incoming) };
    },
    discard: ({ received }) => discardContents(services, [received]),
  });
  if (!file) return cancelUpload(change, fields);
  try {
    const upload = await readFields(services, team, fields, file.partName);
    await requireWriter(services.db, caller, team, [upload.placement.name]);
    const whole = await addChunk(services, caller, { upload, chunk: readChunk(fields), received: file.received });
    return whole ? await storeWhole(change, upload, whole) : { files: [] };
  } catch (error) {
    await discardContents(services, [file.received]);
    throw error;
  }
}

/** Deletes the chunks of an upload. A form that names no file or has another action is invalid. */
async function cancelUpload(
  { services, caller, team }: UploadChange,
  fields: ReadonlyMap<string, string>,
): Promise<FileAnswer> {
  if (fields.get('action') !== 'remove') throw invalid();
  const { name } = acceptFileName(getLastSegment(fields.get('cancel-uploading') ?? ''));
  const place = await findPlace(services, team, fields);
  const { teamId } = team;
  await cancelUploads(services, { teamId, accountId: caller.accountId }, { folderId: place?.id ?? null, name });
  return { files: [] };
}

/** The values of a form's fields. */
export interface FormUpload {
  readonly placement: Placement;
  readonly kind: ReturnType<typeof acceptFileName>['kind'];
}

async function storeWhole(
  change: UploadChange,
  { placement, kind }: FormUpload,
  received: ReceivedContent,
): Promise<FileAnswer> {
  const { services, team } = change;
  const content = await acceptContent(services, { name: placement.name, kind }, received);
  try {
    const asset = await placeUpload(change, { placement, content });
    const tree = await loadFolderTree(services.db, team.teamId);
    return { files: [toAssetItem({ tree, role: team.role }, asset)] };
  } catch (error) {
    await discardContents(services, [received]);
    if (!(error instanceof NameTaken)) throw error;
    throw invalid(mediaMessages.nameTaken, { name: error.takenName });
  }
}

async function readFields(
  services: Services,
  team: TeamScope,
  fields: ReadonlyMap<string, string>,
  partName: string,
): Promise<FormUpload> {
  const { name, kind } = acceptFileName(getLastSegment(fields.get('filename') || partName));
  const place = await findPlace(services, team, fields);
  const ifTaken = actions[fields.get('action') ?? ''];
  if (!ifTaken) throw invalid();
  const ids = { assetId: readAssetId(services, fields), uploadId: readUploadId(fields) };
  return { placement: { folderId: place?.id ?? null, name, ifTaken, ...ids }, kind };
}

async function findPlace({ db }: Services, { teamId }: TeamScope, fields: ReadonlyMap<string, string>): Promise<Place> {
  const tree = await loadFolderTree(db, teamId);
  const place = tree.resolve(fields.get('path') ?? '/');
  if (place === undefined) throw notFound(mediaMessages.notFound);
  return place;
}

/** Uploads of a folder have its path in the name; the folders are created by requests of their own. */
function getLastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function readAssetId(services: Services, fields: ReadonlyMap<string, string>): AssetId {
  const text = fields.get('assetId') ?? '';
  if (text === '') return createAssetId(services);
  const id = assetIdSchema.safeParse(text);
  if (!id.success) throw invalid();
  return id.data;
}

function readUploadId(fields: ReadonlyMap<string, string>): string | undefined {
  const id = fields.get('uploadId') ?? '';
  if (id !== '' && !isGuid(id)) throw invalid();
  return id === '' ? undefined : id;
}

function readChunk(fields: ReadonlyMap<string, string>): Chunk | undefined {
  const [place, total] = [fields.get('chunk-index'), fields.get('total-chunk')];
  if (place === undefined && total === undefined) return undefined;
  if (!/^\d{1,5}$/.test(place ?? '') || !/^\d{1,5}$/.test(total ?? '')) throw invalid();
  const chunk = { place: Number(place), total: Number(total) };
  if (chunk.total < 1 || chunk.total > chunksMax || chunk.place >= chunk.total) throw invalid();
  return chunk.total === 1 ? undefined : chunk;
}
