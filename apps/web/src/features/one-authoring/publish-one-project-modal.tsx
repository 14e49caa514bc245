import { EditingSessionProvider, type EditingSession } from '../../editing/index.ts';
import { OnePublishModal } from '../one-publishing/index.ts';
import type { PlacedProblem } from '../publishing/index.ts';

interface PublishOneProjectModalProps {
  /** The project; modals render outside its session provider. */
  readonly session: EditingSession;
  /** Whether the window opens at the status, as a notification about a decision does. */
  readonly opensAtStatus: boolean;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
  readonly onClose: () => void;
}

/** The window that publishes a One project (A2.65), wherever it is opened. */
export function PublishOneProjectModal({ session, ...props }: PublishOneProjectModalProps) {
  return (
    <EditingSessionProvider session={session}>
      <OnePublishModal projectId={session.projectId} teamId={session.teamId} {...props} />
    </EditingSessionProvider>
  );
}
