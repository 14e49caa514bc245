import type { EditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import type { StoredProject } from './projects/load-project.ts';

/** Opens the profiler for the open Pro project, initially at the selected item. */
export function openProfiler(session: EditingSession, selectedId: string | undefined): void {
  openModal('utteranceProfiler', { session, selectedId });
}

/** Opens the profiler for a stored Pro or One project, optionally to explain the response to an utterance. */
export function openStoredProfiler(
  project: StoredProject,
  utterance: { readonly saidAt?: string; readonly said?: string } = {},
) {
  openModal('storedUtteranceProfiler', { ...project, ...utterance });
}
