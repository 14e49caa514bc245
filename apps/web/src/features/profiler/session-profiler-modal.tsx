import { useState } from 'react';
import type { EditingSession } from '../../editing/index.ts';
import { ProfilerModal } from './profiler-modal.tsx';
import { createProfiledProject } from './projects/profiled-project.ts';

interface SessionProfilerModalProps {
  /** The open project; modals render outside its session provider. */
  readonly session: EditingSession;
  /** The item at which utterances are tried first, if any can be tried there. */
  readonly selectedId: string | undefined;
  readonly onClose: () => void;
}

/** The utterance profiler of the open Pro project. */
export function SessionProfilerModal({ session, selectedId, onClose }: SessionProfilerModalProps) {
  const [project] = useState(() => createProfiledProject(session));
  const [selected] = useState(() => project.listPlaces().find(({ type }) => type.endsWith(`:${selectedId}`)));
  return <ProfilerModal project={project} {...(selected && { startAt: selected.type })} onClose={onClose} />;
}
