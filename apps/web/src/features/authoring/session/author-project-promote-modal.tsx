import { EditingSessionProvider, type EditingSession } from '../../../editing/index.ts';
import { PublishModal, type PublishModalProps } from '../../publishing/index.ts';

interface AuthorProjectPromoteModalProps extends Pick<PublishModalProps, 'onOpenProblem' | 'onClose'> {
  /** The project; modals render outside its session provider. */
  readonly session: EditingSession;
}

/** The window that publishes a Pro project (A2.72), wherever it is opened. */
export function AuthorProjectPromoteModal({ session, ...props }: AuthorProjectPromoteModalProps) {
  return (
    <EditingSessionProvider session={session}>
      <PublishModal projectId={session.projectId} teamId={session.teamId} {...props} />
    </EditingSessionProvider>
  );
}
