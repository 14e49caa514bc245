import type { FileItem } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { ApiFailure } from '../../../api/api-client.ts';
import type { LibraryClient } from '../data/library-client.ts';
import type { QueuedFile } from './upload-queue.ts';

/** Finds or creates the folders of dropped folders, each once. */
export class FolderPaths {
  readonly #createClient: (teamId: TeamId) => LibraryClient;
  readonly #known = new Map<string, Promise<FileItem>>();

  constructor(createClient: (teamId: TeamId) => LibraryClient) {
    this.#createClient = createClient;
  }

  /** The folder that a file goes into. */
  async resolve({ teamId, folder, folders }: QueuedFile): Promise<FileItem> {
    let parent = folder;
    for (const name of folders) parent = await this.#find(teamId, parent, name);
    return parent;
  }

  #find(teamId: TeamId, parent: FileItem, name: string): Promise<FileItem> {
    const key = `${parent.id}/${name}`;
    const known = this.#known.get(key);
    if (known) return known;
    const pending = this.#create(teamId, parent, name);
    this.#known.set(key, pending);
    // Asked again for the next file after a failure, and later, when it may have been deleted.
    pending.then(
      () => setTimeout(() => this.#known.delete(key), 30_000),
      () => this.#known.delete(key),
    );
    return pending;
  }

  async #create(teamId: TeamId, parent: FileItem, name: string): Promise<FileItem> {
    const client = this.#createClient(teamId);
    try {
      return await client.createFolder(parent, name);
    } catch (error) {
      const isTaken = error instanceof ApiFailure && error.kind === 'conflict';
      const existing = isTaken ? await client.findFolder(parent.id, name) : undefined;
      if (existing) return existing;
      throw error;
    }
  }
}
