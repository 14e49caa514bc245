import { FailureState } from '@confab/ui';
import { ApiFailure } from '../../api/api-client.ts';
import { useMessage } from '../../words/messages.ts';
import { NoTeams } from '../teams/index.ts';

interface ProjectsFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Whether the project list could not be loaded because the person is in no team. */
export function isInNoTeam(error: Error | null): boolean {
  return error instanceof ApiFailure && error.kind === 'notFound';
}

/** Shown in place of a project list that could not be loaded. A person in no team has none, and can create a team. */
export function ProjectsFailure({ title, error, onRetry }: ProjectsFailureProps) {
  const translate = useMessage();
  if (isInNoTeam(error)) return <NoTeams />;
  return <FailureState title={title} message={translate(error)} onRetry={onRetry} />;
}
