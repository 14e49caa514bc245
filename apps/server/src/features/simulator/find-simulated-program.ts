import { notFound, refused, releaseMessages } from '@confab/contracts';
import type { Program } from '@confab/dialog-engine';
import type { TeamId, ProjectId, ReleaseId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findStageRelease } from '../../core/releases/releases.repository.ts';
import { type Load, loadProjectProgram, loadReleaseProgram } from '../conversations/index.ts';

interface SimulationTarget {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stage: string;
  /** The release that the conversation started with or asks for, of this project. */
  readonly releaseId: ReleaseId | undefined;
}

interface SimulatedProgram {
  readonly program: Program;
  readonly releaseId: ReleaseId | null;
  /** The sequence number of the drafts; null for other stages. */
  readonly draftSeq: number | null;
}

/** Finds the program of a simulated conversation: drafts, saved state, or the release it started with. */
export async function findSimulatedProgram(
  services: Pick<Services, 'db' | 'processState'>,
  { trx, load }: { readonly trx: Db; readonly load: Load },
  place: SimulationTarget,
): Promise<SimulatedProgram> {
  const { teamId, projectId, stage } = place;
  if (stage === 'Beta' || stage === 'Live') {
    const releaseId = place.releaseId ?? (await findStageRelease(trx, projectId, stage))?.releaseId;
    const program = releaseId && (await loadReleaseProgram(services, load, releaseId));
    if (!releaseId || !program) throw refused(stage === 'Beta' ? releaseMessages.notOnBeta : releaseMessages.notOnLive);
    return { program, releaseId, draftSeq: null };
  }
  const project = await findItem(trx, teamId, projectId);
  if (!project) throw notFound();
  const state = stage === 'Alpha' ? 'saved' : 'draft';
  const { program, seq } = await loadProjectProgram(services, load, { teamId, projectId, state, seq: project.seq });
  return { program, releaseId: null, draftSeq: state === 'draft' ? seq : null };
}
