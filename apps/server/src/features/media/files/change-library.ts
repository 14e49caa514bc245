import type { TeamRole } from '@confab/model';
import type { FolderTree } from '../../../core/media/folder-tree.ts';
import { loadFolderTree, lockLibrary } from '../../../core/media/folders.repository.ts';
import { transact } from '../../../db/transact.ts';
import type { Db } from '../../../services.ts';
import { requireWriter } from '../media-access.ts';
import type { Operation } from './operation.ts';

/** The locked library of a team before a change. */
export interface LockedLibrary {
  readonly trx: Db;
  readonly role: TeamRole;
  readonly tree: FolderTree;
}

/**
 * Changes the library of a team in a transaction; those of one team follow each other.
 *
 * @throws forbidden when the caller may not write files; `change` checks the names of the files that it changes
 */
export function changeLibrary<Result>(
  { services, caller, team }: Operation,
  change: (library: LockedLibrary) => Promise<Result>,
): Promise<Result> {
  return transact(services.db, async (trx) => {
    await lockLibrary(trx, team.teamId);
    const role = await requireWriter(trx, caller, team, []);
    return change({ trx, role, tree: await loadFolderTree(trx, team.teamId) });
  });
}
