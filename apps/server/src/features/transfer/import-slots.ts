import { transferMessages } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { TooMany } from '../../http/limiter.ts';

const maxConcurrentImports = 2;

/** Runs a team's import while no other of its own is under way. */
export type RunInImportSlot = <Result>(teamId: TeamId, work: () => Promise<Result>) => Promise<Result>;

/** Reading a package takes time and memory: one of a team, two of this process at a time (IMP-1). */
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
