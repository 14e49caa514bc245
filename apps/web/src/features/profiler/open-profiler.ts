import type { EditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import type { StoredProject } from './projects/load-project.ts';
import { createProfiledProject } from './projects/profiled-project.ts';

/** Opens the profiler on a Pro project that is open; what is selected in it is where utterances are tried first. */
export function openProfiler(session: EditingSession, selectedId: string | undefined): void {
  const project = createProfiledProject(session);
  const selected = project.listPlaces().find(({ type }) => type.endsWith(`:${selectedId}`));
  openModal('utteranceProfiler', { project, ...(selected && { startAt: selected.type }) });
}

/** Opens the profiler on a project of either kind as it is stored, perhaps to tell why something said was answered so. */
export function openStoredProfiler(
  project: StoredProject,
  why: { readonly saidAt?: string; readonly said?: string } = {},
) {
  openModal('storedUtteranceProfiler', { ...project, ...why });
}
