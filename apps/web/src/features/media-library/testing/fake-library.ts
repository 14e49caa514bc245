import type { FileAnswer, FileItem, FileRequest } from '@confab/contracts';
import { mediaMessages } from '@confab/contracts';
import { emptyId, fillMessage, teamIdSchema } from '@confab/model';
import { findAssetKind, getExtension, listExtensions } from '@confab/model/media';
import { numberedId } from '@confab/test-kit';
import { createAssetTicket } from '../../../testing/create-asset-ticket.ts';

export const teamId = teamIdSchema.parse('0197a000-0000-7000-8000-000000000001');
const time = '2026-03-01T12:00:00.000Z';

const allowed = { read: true, write: true, writeContents: true, upload: true, download: true, copy: true, message: '' };
/** What a Viewer may do. */
export const readOnly = {
  ...allowed,
  write: false,
  writeContents: false,
  upload: false,
  copy: false,
  message: mediaMessages.noAccess,
};

const base = { size: 0, dateModified: time, dateCreated: time, hasChild: false, version: 0, permission: allowed };

/** A file of the library's top unless `changes` have another folder. */
export function createFile(number: number, name: string, changes: Partial<FileItem> = {}): FileItem {
  return {
    ...base,
    name,
    isFile: true,
    size: 2_048,
    type: getExtension(name),
    filterPath: '/',
    filterId: `${emptyId}/`,
    id: numberedId(number),
    parentId: emptyId,
    fileType: findAssetKind(name)?.fileType ?? null,
    version: 1,
    ...changes,
  };
}

export function createFolder(number: number, name: string, changes: Partial<FileItem> = {}): FileItem {
  return { ...createFile(number, name), isFile: false, size: 0, type: 'File Folder', fileType: null, ...changes };
}

/** A folder, and a file of each kind: a picture, a text and a sound. */
export const createSamples = () => [
  createFolder(1, 'Voices'),
  createFile(2, 'cake.png'),
  createFile(3, 'hello.txt'),
  createFile(4, 'welcome.wav'),
];

const refuseTaken = (name?: string | null) => ({
  error: { code: '400' as const, message: fillMessage(mediaMessages.nameTaken, { name: name ?? '' }) },
});

/** A library in memory that answers the calls of the file manager as the server does. */
export class FakeLibrary {
  items: FileItem[];
  /** The ids of the files that projects use. */
  usedIds: readonly string[] = [];
  /** Why nothing can be copied or moved; undefined when it can. */
  moveFailure: string | undefined;
  readonly requests: FileRequest[] = [];
  readonly #permission: FileItem['permission'];

  constructor(items: readonly FileItem[], permission = allowed) {
    this.#permission = permission;
    this.items = items.map((item) => ({
      ...item,
      permission: item.permission === allowed ? permission : item.permission,
    }));
  }

  /** The answers for `fakeApi`. */
  get answers() {
    return {
      '/api/AzureFileOperations': ({ body }: { body: FileRequest }) => {
        this.requests.push(body);
        return this.#answer(body);
      },
      '/api/CreateAssetTicket': createAssetTicket,
      '/api/GetAssetMetadata': ({ query }: { query: { assetId: string } }) => this.#describe(query.assetId),
      '/api/GetAssetUses': () => ({ uses: [], count: 0 }),
      '/api/GetBrowseAssetContents': () => 'Stored text',
    };
  }

  #answer({ action, data, name, newName, path, skip = 0, take = 10_000, ...rest }: FileRequest): FileAnswer {
    const ids = (data ?? []).flatMap((item) => (item ? [item.id] : []));
    const folder = this.#find(ids[0] ?? emptyId);
    switch (action) {
      case 'read': {
        const extensions = rest.fileTypes && listExtensions(rest.fileTypes);
        const all = this.items.filter(
          (item) =>
            item.parentId === folder.id &&
            (!item.isFile || (rest.foldersOnly !== true && extensions?.includes(item.type) !== false)),
        );
        const sorted = all.toSorted((one, other) => Number(one.isFile) - Number(other.isFile));
        return { cwd: folder, files: sorted.slice(skip, skip + take), total: all.length };
      }
      case 'search': {
        const text = (rest.searchString ?? '').replaceAll('*', '');
        const found = this.items.filter(
          (item) =>
            item.name.includes(text) &&
            (rest.unusedOnly === true
              ? item.isFile && !this.usedIds.includes(item.id)
              : text !== '' || item.parentId === folder.id),
        );
        return { cwd: folder, files: found.slice(skip, skip + take), total: found.length };
      }
      case 'create': {
        const parentId = path === '/' ? emptyId : (path ?? '').split('/').at(-2);
        if (this.items.some((item) => item.name === name && item.parentId === parentId)) return refuseTaken(name);
        const created = createFolder(900 + this.items.length, name ?? '', { parentId: parentId ?? emptyId });
        this.items = [...this.items, created];
        return { files: [created] };
      }
      case 'rename':
        if (this.items.some((item) => item.name === newName)) return refuseTaken(newName);
        this.items = this.items.map((item) => (item.id === ids[0] ? { ...item, name: newName ?? '' } : item));
        return { files: [this.#find(ids[0] ?? '')] };
      case 'delete':
        this.items = this.items.filter(({ id }) => !ids.includes(id));
        return { files: [] };
      default: {
        if (this.moveFailure !== undefined) return { error: { code: '400', message: this.moveFailure } };
        const parentId = rest.targetData?.id ?? emptyId;
        this.items = this.items.map((item) => (ids.includes(item.id) ? { ...item, parentId } : item));
        return { files: this.items.filter(({ id }) => ids.includes(id)) };
      }
    }
  }

  #find(id: string): FileItem {
    const top = createFolder(0, 'Files', { id: emptyId, parentId: '', filterPath: '', filterId: '', type: '' });
    return this.items.find((item) => item.id === id) ?? { ...top, permission: this.#permission };
  }

  #describe(assetId: string) {
    const { name, type, fileType, version } = this.#find(assetId);
    return {
      assetId,
      name,
      type,
      fileType,
      folderId: null,
      version: { number: version, bytes: 2_048, hash: '', createdUtc: time, authorName: 'Ada' },
      createdUtc: time,
      updatedUtc: time,
      width: 40,
      height: 30,
      transcript: 'hello and welcome',
      isTranscriptStale: false,
    };
  }
}
