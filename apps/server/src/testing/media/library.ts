import { mediaCalls, type FileAction, type FileAnswer, type FileItem } from '@confab/contracts';
import type { AssetFolderId, AssetId } from '@confab/model/media';
import sharp from 'sharp';
import { newId } from '../../new-id.ts';
import type { TestApp } from '../open-test-app.ts';
import type { TestPerson } from '../people-and-projects.ts';

type Fields = Omit<Parameters<typeof mediaCalls.fileOperations.body.parse>[0] & object, 'action'>;

/** The media library of a person's team, used as its screens use it. */
export class TestLibrary {
  readonly #app: TestApp;
  readonly person: TestPerson;

  constructor(app: TestApp, person: TestPerson) {
    this.#app = app;
    this.person = person;
  }

  /** Sends a request of the file manager protocol. */
  async ask(action: FileAction, fields: Fields = {}): Promise<FileAnswer & { readonly status: number }> {
    const { token, teamId } = this.person;
    const body = { action, ...fields } as never;
    const { status, result } = await this.#app.call(mediaCalls.fileOperations, { token, query: { teamId }, body });
    return { ...result, status };
  }

  async createFolder(name: string, path = '/'): Promise<FileItem> {
    const [folder] = (await this.ask('create', { name, path })).files ?? [];
    if (!folder) throw new Error(`The folder ${name} was not created.`);
    return folder;
  }

  /** Uploads a file as a new asset, or into one that exists. */
  upload(
    filename: string,
    content: Buffer | string,
    { assetId = newId() as AssetId, folderId, replace = false }: UploadSettings = {},
  ) {
    const { token, teamId } = this.person;
    return this.#app.call(mediaCalls.uploadFile, {
      token,
      query: {
        teamId,
        assetId,
        filename,
        replaceExistingAsset: replace,
        ...(folderId === undefined ? {} : { folderId: folderId as AssetFolderId }),
      },
      file: { type: 'application/octet-stream', content: Buffer.from(content) },
    });
  }

  async addFile(filename: string, content: Buffer | string, settings?: UploadSettings): Promise<AssetId> {
    const { success, message, result } = await this.upload(filename, content, settings);
    if (!success) throw new Error(`${filename} was not stored: ${message}`);
    return result.assetId;
  }

  async listNames(path = '/'): Promise<string[]> {
    return ((await this.ask('read', { path })).files ?? []).map(({ name }) => name);
  }

  async read(assetId: AssetId) {
    const { token, teamId } = this.person;
    return this.#app.call(mediaCalls.contents, { token, query: { teamId, assetId } });
  }

  /** The keys of all objects in the storage of the team. */
  async listObjects(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.#app.services.store.list(`${this.person.teamId}/`)) keys.push(key);
    return keys.toSorted();
  }
}

interface UploadSettings {
  readonly assetId?: AssetId;
  readonly folderId?: string;
  readonly replace?: boolean;
}

/** A picture of one colour. */
export function createPicture(
  format: 'png' | 'jpeg' | 'gif' | 'tiff' = 'png',
  width = 40,
  height = 30,
): Promise<Buffer> {
  const background = { r: 200, g: 80, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A tone as a WAV file: 16 bits, one channel. */
export function createTone(seconds = 1, sampleRate = 44_100): Buffer {
  const samples = Math.round(seconds * sampleRate);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    bytes.writeInt16LE(Math.round(Math.sin((2 * Math.PI * 440 * at) / sampleRate) * 12_000), 44 + at * 2);
  return bytes;
}
