import type { Program } from '@confab/dialog-engine';
import type { ReleaseId } from '@confab/model';
import {
  findProjectProgram,
  findReleaseProgram,
  getProjectProgram,
  getReleaseProgram,
  type ProgramPlace,
} from '../../core/releases/programs.ts';
import type { Services } from '../../services.ts';

/** Loads slow data: immediately, or between two attempts if an attempt has a transaction open. */
export type Load = <Loaded>(key: string, load: () => Promise<Loaded>) => Loaded | Promise<Loaded>;

/** Loads immediately, for work outside a transaction. */
export const loadAtOnce: Load = (_key, load) => load();

type LoadServices = Pick<Services, 'db' | 'processState'>;

/** The program of a release. Compiling a large one takes seconds, in which no transaction may be open. */
export async function loadReleaseProgram(
  services: LoadServices,
  load: Load,
  releaseId: ReleaseId,
): Promise<Program | undefined> {
  const compile = () => getReleaseProgram(services, services.db, releaseId);
  return findReleaseProgram(services, releaseId) ?? load(`program ${releaseId}`, compile);
}

/**
 * The program of a project's drafts or last saves that includes an event, and the number of that event. An attempt that
 * is repeated with the loaded program uses it even if there are newer edits, so that a turn can end while others type.
 */
export async function loadProjectProgram(
  services: LoadServices,
  load: Load,
  place: ProgramPlace,
): Promise<{ readonly program: Program; readonly seq: number }> {
  const { state, projectId, seq } = place;
  const known = findProjectProgram(services, place);
  if (known) return { program: known, seq };
  return load(`program ${state} ${projectId}`, async () => ({
    program: await getProjectProgram(services, services.db, place),
    seq,
  }));
}
