import type { TeamId } from '@confab/model';
import { TooMany } from '../../http/limiter.ts';

const mostAtOnce = 2;

/** Runs a team's import while no other of its own is under way. */
export type InImportSlot = <Result>(teamId: TeamId, work: () => Promise<Result>) => Promise<Result>;

/** Reading a package takes time and memory: one of a team, two of this process at a time (IMP-1). */
export function createImportSlots(): InImportSlot {
  const importing = new Set<string>();
  return async (teamId, work) => {
    if (importing.has(teamId) || importing.size >= mostAtOnce) {
      throw new TooMany(5, 'Another import is under way. Please wait a moment and try again.');
    }
    importing.add(teamId);
    try {
      return await work();
    } finally {
      importing.delete(teamId);
    }
  };
}
