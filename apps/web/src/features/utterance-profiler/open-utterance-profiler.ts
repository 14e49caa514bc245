import type { ProjectSession } from '../../editing/index.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import { profiledProject } from './profiled-project.ts';

/** Opens the profiler on a Pro project that is open; what is selected in it is where utterances are tried first. */
export function openUtteranceProfiler(session: ProjectSession, selectedId: string | undefined): void {
  const project = profiledProject(session);
  const selected = project.places().find(({ type }) => type.endsWith(`:${selectedId}`));
  openModal('utteranceProfiler', { project, ...(selected && { startAt: selected.type }) });
}
