import type { ProjectId } from '@confab/model';
import type { Services } from '../../services.ts';
import { promoteProject } from '../publishing/index.ts';
import type { DemoCaller } from './demo-author.ts';

/** Publishes the last saves of a project to beta and live. */
export async function goLive(services: Services, caller: DemoCaller, projectId: ProjectId): Promise<void> {
  const promotion = { projectId, source: 1, environments: ['2', '0'] as ('0' | '2')[], acceptedTerms: true } as const;
  await promoteProject(services, caller, caller.teamId, promotion);
}
