import { mediaCalls, type FileAnswer, type FileItem } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { expect } from 'vitest';
import type { TestApp } from '../open-test-app.ts';
import type { TestPerson } from '../people-and-projects.ts';
import { createUploadForm } from './upload-form.ts';

/** An item as the file manager keeps it: as received, with extra fields that it sends back. */
type KeptItem = FileItem & Readonly<Record<string, unknown>>;

/** The file that a form uploads. */
interface SentFile {
  readonly name: string;
  readonly content: Buffer | string;
}

/**
 * The file manager that the protocol was made for, as far as its requests go. Because items have ids, it addresses folders by paths
 * of ids without a slash at the beginning, and names selected items by their ids. Its address has a ticket, as it sends no header.
 */
export class FileManager {
  readonly #app: TestApp;
  readonly #address: string;
  /** The folder that is open, as `00000000-…/` and the ids below it. */
  path = '/';
  /** The open folder and its content. */
  folder: KeptItem | undefined;
  items: readonly KeptItem[] = [];

  private constructor(app: TestApp, address: string) {
    this.#app = app;
    this.#address = address;
  }

  /** Opens the library of a person's team. */
  static async open(app: TestApp, { token, teamId }: TestPerson): Promise<FileManager> {
    const { result } = await app.call(mediaCalls.createTicket, { token, body: { teamId, scope: 'write' } });
    const manager = new FileManager(app, `?teamId=${teamId}&clientToken=${encodeURIComponent(result.ticket)}`);
    await manager.#read('/', []);
    return manager;
  }

  /** Opens a folder in the list, or the top of the library. */
  async openFolder(item: KeptItem | undefined): Promise<void> {
    await (item ? this.#read(toPath(item), [item]) : this.#read('/', []));
  }

  /** Reads the open folder again. */
  refresh(): Promise<void> {
    return this.#read(this.path, [this.folder]);
  }

  /** Reads a folder by a path of names, as after a rename in the tree of folders. */
  async readNames(path: string): Promise<readonly string[]> {
    const { files } = await this.send({ action: 'read', path, showHiddenItems: false, data: [this.folder] });
    return (files ?? []).map(({ name }) => name);
  }

  get names(): readonly string[] {
    return this.items.map(({ name }) => name);
  }

  /** The item of a name in the open folder. */
  pick(name: string): KeptItem {
    const item = this.items.find((one) => one.name === name);
    if (!item) throw new Error(`${name} is not in the open folder.`);
    return item;
  }

  create(name: string): Promise<FileAnswer> {
    return this.send({ action: 'create', path: this.path, name, data: [this.folder] });
  }

  rename(item: KeptItem, newName: string): Promise<FileAnswer> {
    const { path } = this;
    return this.send({ action: 'rename', path, name: item.name, newName, data: [item], showFileExtension: true });
  }

  delete(items: readonly KeptItem[]): Promise<FileAnswer> {
    return this.send({ action: 'delete', path: this.path, names: items.map(({ id }) => id), data: items });
  }

  /** The details of the selected items, or of the open folder. */
  details(items: readonly KeptItem[]): Promise<FileAnswer> {
    const data = items.length === 0 ? [this.folder] : items;
    return this.send({ action: 'details', path: this.path, names: items.map(({ id }) => id), data });
  }

  /** Pastes items of the open folder into another one. */
  paste(
    action: 'copy' | 'move',
    items: readonly (KeptItem | null)[],
    target: KeptItem,
    renameFiles: readonly string[] = [],
  ): Promise<FileAnswer> {
    const names = items.flatMap((item) => (item ? [item.name] : []));
    return this.send({
      action,
      path: this.path,
      targetData: target,
      targetPath: toPath(target),
      names,
      renameFiles,
      data: items,
    });
  }

  /** @param searchString with a star where the file manager adds one */
  async search(searchString: string): Promise<readonly KeptItem[]> {
    const { path } = this;
    const data = [this.folder];
    const asked = { action: 'search', path, searchString, showHiddenItems: false, caseSensitive: false, data };
    return keep((await this.send(asked)).files);
  }

  /**
   * Filters the items of the open folder.
   * @param conditions those that the program around the file manager adds to the request
   */
  async filter(conditions?: Readonly<Record<string, unknown>>): Promise<readonly KeptItem[]> {
    const asked = { action: 'filter', path: this.path, showHiddenItems: false, data: [this.folder], ...conditions };
    const { files } = await this.send(asked);
    // The file manager shows an answer without files as a failure.
    if (!files) throw new Error('The filter was refused.');
    return keep(files);
  }

  /** Sends a request as it is. @returns the answer, which has no envelope and the status 200 */
  async send(body: object): Promise<FileAnswer> {
    const answer = await this.#app.app.inject({
      method: 'POST',
      url: `/api/AzureFileOperations${this.#address}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    return JSON.parse(answer.body) as FileAnswer;
  }

  /** Sends the form of a download. */
  download(items: readonly KeptItem[]) {
    const input = { action: 'download', path: this.path, names: items.map(({ id }) => id), data: items };
    return this.#app.app.inject({
      method: 'POST',
      url: `/api/AzureDownload${this.#address}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ downloadInput: JSON.stringify(input) }).toString(),
    });
  }

  /** Asks for the picture of an item: by its id, or where items have no ids by its path. */
  getImage(item: KeptItem, by: 'id' | 'path' = 'id') {
    const path =
      by === 'id' ? `${this.path}&id=${item.id}` : encodeURIComponent(item.filterPath) + encodeURIComponent(item.name);
    return this.#app.app.inject({ url: `/api/AzureGetImage${this.#address}&path=${path}&time=1795687200000` });
  }

  /** Uploads a file into the open folder: the file comes before the fields. */
  upload(action: 'save' | 'keepboth' | 'replace', file: SentFile) {
    return this.#sendForm(
      {
        path: this.path,
        size: String(file.content.length),
        action,
        data: JSON.stringify(this.folder),
        filename: file.name,
      },
      file,
    );
  }

  /** Uploads a part of a file. */
  uploadChunk(file: SentFile, place: number, total: number) {
    const { path } = this;
    const fields = { path, size: '1', action: 'save', data: JSON.stringify(this.folder), filename: file.name };
    return this.#sendForm({ 'chunk-index': String(place), 'total-chunk': String(total), ...fields }, file);
  }

  /** Says that an upload in parts was canceled; the form has the name of the file in place of the file. */
  cancelUpload(name: string) {
    const data = JSON.stringify(this.folder);
    return this.#sendForm({ uploadFiles: name, 'cancel-uploading': name, path: this.path, action: 'remove', data });
  }

  async #sendForm(fields: Readonly<Record<string, string>>, file?: SentFile) {
    const { type, content } = createUploadForm(fields, file, 'fileFirst');
    const url = `/api/AzureUpload${this.#address}`;
    return this.#app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: content });
  }

  async #read(path: string, data: readonly unknown[]): Promise<void> {
    const { cwd, files } = await this.send({ action: 'read', path, showHiddenItems: false, data });
    if (!cwd || !files) throw new Error(`${path} was not read.`);
    this.folder = { ...cwd, _fm_id: 'fe_tree' };
    this.path = toPath(cwd);
    this.items = keep(files);
  }
}

function toPath({ filterId, id }: FileItem): string {
  return id === emptyId ? `${id}/` : `${filterId}${id}/`;
}

function keep(files: readonly FileItem[] = []): readonly KeptItem[] {
  return files.map((item, at) => ({
    ...item,
    _fm_created: '11/26/2026',
    _fm_modified: '11/26/2026',
    _fm_iconClass: item.isFile ? 'e-fe-image' : 'e-fe-folder',
    ...(item.isFile ? {} : { _fm_id: `fe_tree_${at}` }),
  }));
}
