import { emptyId, isGuid, type TeamId } from '@confab/model';
import { toNameKey, type AssetFolderId } from '@confab/model/media';

/** A folder of the media library. */
export interface FolderRow {
  readonly id: AssetFolderId;
  readonly parentId: AssetFolderId | null;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A folder, or null for the top of the library. */
export type Place = FolderRow | null;

/** How deep folders can be nested, and how many a library can have. */
export const folderDepthMax = 30;
export const teamFoldersMax = 5_000;

/** All folders of a team's library. Paths are resolved in it and never reach a file system (UPL-5). */
export class FolderTree {
  readonly teamId: TeamId;
  readonly #folders: ReadonlyMap<string, FolderRow>;
  readonly #children = new Map<string, FolderRow[]>();

  constructor(teamId: TeamId, rows: readonly FolderRow[]) {
    this.teamId = teamId;
    this.#folders = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) {
      const parent = row.parentId ?? '';
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(row);
      else this.#children.set(parent, [row]);
    }
  }

  get size(): number {
    return this.#folders.size;
  }

  find(id: string | null): FolderRow | undefined {
    return id === null ? undefined : this.#folders.get(id.toLowerCase());
  }

  listChildren(place: Place): readonly FolderRow[] {
    return this.#children.get(place?.id ?? '') ?? [];
  }

  /**
   * Finds the folder of a path of ids or names; null for the top of the library. A path of ids alone also leads to a
   * folder that was moved since, such as the folder of a file that waits to be uploaded.
   *
   * @returns undefined for a path that leads nowhere, such as one with `..`
   */
  resolve(path: string): Place | undefined {
    const parts = path.split('/').filter((part) => part !== '' && part !== emptyId);
    const place = this.#follow(parts);
    return place === undefined && parts.every(isGuid) ? this.find(parts.at(-1) ?? null) : place;
  }

  #follow(parts: readonly string[]): Place | undefined {
    let place: Place = null;
    for (const part of parts) {
      const next = this.#findStep(place, part);
      if (!next) return undefined;
      place = next;
    }
    return place;
  }

  #findStep(place: Place, part: string): FolderRow | undefined {
    const byId = isGuid(part) ? this.find(part) : undefined;
    if (byId && byId.parentId === (place?.id ?? null)) return byId;
    const key = toNameKey(part);
    return this.listChildren(place).find(({ name }) => toNameKey(name) === key);
  }

  /** The folders from the top of the library down to this one, which is the last. */
  listAncestors(place: Place): readonly FolderRow[] {
    const found: FolderRow[] = [];
    for (let row = place ?? undefined; row; row = this.find(row.parentId)) found.unshift(row);
    return found;
  }

  /** `/` for the top of the library, else `/Voices/Greetings/`. */
  getNamePath(place: Place): string {
    return `/${this.listAncestors(place)
      .map(({ name }) => `${name}/`)
      .join('')}`;
  }

  getIdPath(place: Place): string {
    return `${emptyId}/${this.listAncestors(place)
      .map(({ id }) => `${id}/`)
      .join('')}`;
  }

  /** A folder and all folders inside it, each before those that it contains. */
  listSubtree(folder: FolderRow): readonly FolderRow[] {
    const found: FolderRow[] = [folder];
    for (const row of found) found.push(...this.listChildren(row));
    return found;
  }

  isInside(place: Place, folder: FolderRow): boolean {
    return this.listAncestors(place).some(({ id }) => id === folder.id);
  }
}
