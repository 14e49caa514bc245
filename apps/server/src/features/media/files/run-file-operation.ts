import type { FileAction, FileAnswer } from '@confab/contracts';
import { createFolder, deleteItems, renameItem } from './change-items.ts';
import { describeItems } from './describe-items.ts';
import { FileFault } from './file-fault.ts';
import type { Operation } from './operation.ts';
import { readFolder } from './read-files.ts';
import { searchFiles } from './search-files.ts';
import { transferItems } from './transfer-items.ts';

const actions: Readonly<Record<FileAction, (operation: Operation) => Promise<FileAnswer>>> = {
  read: readFolder,
  search: searchFiles,
  filter: readFolder,
  details: describeItems,
  create: createFolder,
  rename: renameItem,
  delete: deleteItems,
  copy: transferItems,
  move: transferItems,
};

const changes: ReadonlySet<FileAction> = new Set(['create', 'rename', 'delete', 'copy', 'move']);

/** Whether an action changes the library, rather than reading it. */
export function isChange(action: FileAction): boolean {
  return changes.has(action);
}

/** Runs a request of the file manager protocol. Its logical errors are part of the answer. @throws forbidden */
export async function runFileOperation(operation: Operation): Promise<FileAnswer> {
  try {
    return await actions[operation.request.action](operation);
  } catch (error) {
    if (error instanceof FileFault) return { error: error.fault };
    throw error;
  }
}
