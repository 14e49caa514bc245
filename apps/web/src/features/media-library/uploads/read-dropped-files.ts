/** A file with the names of the folders that it was dropped in. */
export interface DroppedFile {
  readonly file: File;
  readonly folders: readonly string[];
  /** Set for an entry that the browser could not read: a file that was moved, or a folder without permission. */
  readonly isUnreadable?: true;
}

/**
 * Reads the files of a drop, including those inside folders. An entry that cannot be read does not stop the others.
 *
 * The entries are read at once: a drop cannot be read after its event.
 */
export function readDroppedFiles(transfer: DataTransfer): Promise<readonly DroppedFile[]> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry ? [entry] : [];
  });
  if (entries.length === 0) return Promise.resolve([...transfer.files].map((file) => ({ file, folders: [] })));
  return readEntries(entries, []);
}

/** Reads the files that were chosen in a file dialog; those of a chosen folder have a path. */
export function readChosenFiles(files: Iterable<File>): readonly DroppedFile[] {
  return [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
}

async function readEntries(
  entries: readonly FileSystemEntry[],
  folders: readonly string[],
): Promise<readonly DroppedFile[]> {
  const parts = await Promise.all(
    entries.map(async (entry): Promise<readonly DroppedFile[]> => {
      try {
        if (isFileEntry(entry)) return [{ file: await readFile(entry), folders }];
        if (isFolderEntry(entry)) return await readEntries(await listEntries(entry), [...folders, entry.name]);
        return [];
      } catch {
        return [{ file: new File([], entry.name), folders, isUnreadable: true }];
      }
    }),
  );
  return parts.flat();
}

function isFileEntry(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolderEntry(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** A reader returns the entries of a folder in several parts, the last of which is empty. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return all;
    all.push(...part);
  }
}
