import { fileErrorCodes, mediaCalls, type FileAnswer, type FileItem, type FileRequest } from '@confab/contracts';
import { emptyId, type TeamId } from '@confab/model';
import type { AssetFileType } from '@confab/model/media';
import { ApiFailure, type ApiClient } from '../../../api/api-client.ts';
import { connectionMessages } from '../../../words/messages/connection-messages.ts';
import { getFallback } from '../../../words/message.ts';

/** How many items one request may name. */
const itemsMax = 1_000;
/** How many items a search of the server lists in all. */
export const listedMax = 5_000;

/** How a folder is listed. */
export interface ListOrder {
  readonly sortBy: 'name' | 'size' | 'type' | 'dateModified';
  readonly sortOrder: 'ascending' | 'descending';
}

/** A list of items: a folder, or the results of a search in it and below. */
export interface ListRequest extends ListOrder {
  readonly teamId: TeamId;
  /** `emptyId` for the top of the library. */
  readonly folderId: string;
  /** Empty for the content of the folder. */
  readonly search: string;
  /** Lists only files that no project uses, in the folder and below. */
  readonly unusedOnly: boolean;
  readonly fileTypes: readonly AssetFileType[];
}

/** A part of a list, and how long the whole list is. */
export interface ItemPage {
  readonly folder: FileItem;
  readonly items: readonly FileItem[];
  readonly total: number;
}

/** The names of items that were not copied or moved because the target has items of these names. */
export interface TransferResult {
  readonly takenNames: readonly string[];
  readonly doneCount: number;
}

/** Reads and changes the files of a team. Failures are `ApiFailure`s whose messages can be shown. */
export class LibraryClient {
  readonly #api: ApiClient;
  readonly teamId: TeamId;

  constructor(api: ApiClient, teamId: TeamId) {
    this.#api = api;
    this.teamId = teamId;
  }

  /** Reads a part of a list; folders come first. */
  async readPage(list: ListRequest, skip: number, take: number, signal?: AbortSignal): Promise<ItemPage> {
    const { folderId, search, unusedOnly, fileTypes, sortBy, sortOrder } = list;
    const shared = { data: [toSent(folderId)], skip, take, sortBy, sortOrder, fileTypes: [...fileTypes] };
    const answer = await this.#ask(
      search === '' && !unusedOnly
        ? { action: 'read', ...shared }
        : { action: 'search', ...shared, unusedOnly, searchString: search.includes('*') ? search : `*${search}*` },
      signal,
    );
    return toPage(answer);
  }

  /** The folders in a folder. */
  async readFolders(folderId: string, signal?: AbortSignal): Promise<ItemPage> {
    return toPage(await this.#ask({ action: 'read', data: [toSent(folderId)], foldersOnly: true }, signal));
  }

  /** The files in a folder and below, at most as many as one request may name. */
  async listFilesBelow(folderId: string): Promise<ItemPage> {
    const answer = await this.#ask({ action: 'search', data: [toSent(folderId)], searchString: '*', take: itemsMax });
    return toPage(answer);
  }

  /** The files in a folder and below, page by page: at most `listedMax`. */
  async listAllFilesBelow(folderId: string): Promise<readonly FileItem[]> {
    const items: FileItem[] = [];
    for (;;) {
      const answer = await this.#ask({
        action: 'search',
        data: [toSent(folderId)],
        searchString: '*',
        skip: items.length,
        take: itemsMax,
      });
      const { items: found, total } = toPage(answer);
      items.push(...found);
      if (found.length === 0 || items.length >= total) return items;
    }
  }

  /** Creates a folder. @returns its id */
  async createFolder(parent: FileItem, name: string): Promise<FileItem> {
    return getFirst(await this.#ask({ action: 'create', path: toIdPath(parent), name }));
  }

  /** Finds a folder by its name. */
  async findFolder(parentId: string, name: string): Promise<FileItem | undefined> {
    const { items } = await this.readFolders(parentId);
    return items.find((item) => item.name.toLowerCase() === name.toLowerCase());
  }

  async rename(item: FileItem, newName: string): Promise<FileItem> {
    return getFirst(await this.#ask({ action: 'rename', data: [toSent(item.id)], newName }));
  }

  /** Moves items to the recently deleted ones. */
  async remove(items: readonly FileItem[]): Promise<void> {
    for (const batch of toBatches(items)) await this.#ask({ action: 'delete', data: batch.map(toSentItem) });
  }

  /** Copies or moves items into a folder. Those whose names are in use stay, unless they may get another name. */
  async transfer(
    action: 'copy' | 'move',
    items: readonly FileItem[],
    targetId: string,
    keepsBoth = false,
  ): Promise<TransferResult> {
    const takenNames: string[] = [];
    let doneCount = 0;
    for (const batch of toBatches(items)) {
      const renamed = keepsBoth ? { renameFiles: batch.map(({ name }) => name) } : {};
      const data = batch.map(toSentItem);
      const answer = await this.#send({ action, data, targetData: toSent(targetId), ...renamed });
      if (answer.error && answer.error.fileExists === undefined) throw toFailure(answer.error);
      takenNames.push(...(answer.error?.fileExists ?? []));
      doneCount += answer.files?.length ?? 0;
    }
    return { takenNames, doneCount };
  }

  async #ask(body: FileRequest, signal?: AbortSignal): Promise<FileAnswer> {
    const answer = await this.#send(body, signal);
    if (answer.error) throw toFailure(answer.error);
    return answer;
  }

  async #send(body: FileRequest, signal?: AbortSignal): Promise<FileAnswer> {
    const { teamId } = this;
    try {
      return await this.#api.call(mediaCalls.fileOperations, { query: { teamId }, body }, signal ? { signal } : {});
    } catch (error) {
      const isRead = body.action === 'read' || body.action === 'search';
      // The message of the call states that the library could not be read.
      if (isRead || !(error instanceof ApiFailure && error.kind === 'offline')) throw error;
      throw new ApiFailure('offline', connectionMessages.noResponse, 0);
    }
  }
}

/** The path of ids of a folder, which stays right when a folder is renamed. */
export function toIdPath({ id, filterId }: FileItem): string {
  return id === emptyId ? '/' : `/${filterId.replace(/^\//, '')}${id}/`;
}

/** The protocol answers with `kind` of the same meaning as a refused call. */
function toFailure({ code, ...message }: NonNullable<FileAnswer['error']>): ApiFailure {
  const kind = code === fileErrorCodes.notFound ? 'notFound' : code === fileErrorCodes.exists ? 'conflict' : 'refused';
  return new ApiFailure(kind, message, 200);
}

function toSent(id: string) {
  return { id };
}

function toSentItem({ id }: FileItem) {
  return toSent(id);
}

function toBatches(items: readonly FileItem[]): readonly (readonly FileItem[])[] {
  const count = Math.ceil(items.length / itemsMax);
  return Array.from({ length: count }, (_none, at) => items.slice(at * itemsMax, (at + 1) * itemsMax));
}

function toPage({ cwd, files = [], total = 0 }: FileAnswer): ItemPage {
  if (!cwd) throw new ApiFailure('failed', getFallback(mediaCalls.fileOperations), 200);
  return { folder: cwd, items: files, total };
}

function getFirst({ files: [first] = [] }: FileAnswer): FileItem {
  if (!first) throw new ApiFailure('failed', getFallback(mediaCalls.fileOperations), 200);
  return first;
}
