import { transferMessages } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { TooMany } from '../../http/limits/limiter.ts';

const maxConcurrentImports = 2;

/** Runs an import of a team while no other import of the team runs. */
export type RunInImportSlot = <Result>(teamId: TeamId, work: () => Promise<Result>) => Promise<Result>;

/** Limits imports, which take time and memory: one per team and two per process at a time (IMP-1). */
export function createImportSlots(): RunInImportSlot {
  const importing = new Set<string>();
  return async (teamId, work) => {
    if (importing.has(teamId) || importing.size >= maxConcurrentImports) {
      throw new TooMany(5, transferMessages.importUnderWay);
    }
    importing.add(teamId);
    try {
      return await work();
    } finally {
      importing.delete(teamId);
    }
  };
}
