import { authorValueCalls, projectCalls, type PresentPerson } from '@confab/contracts';
import type { ProjectSummary, TeamId } from '@confab/model';
import { Banner } from '@confab/ui';
import { Suspense } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { getFallback, type Message } from '../../../words/message.ts';
import { DeleteConfirmation } from '../modals.ts';
import { useProjectChanges } from '../use-projects.ts';
import { words } from '../words.ts';

/** The message of a failed deletion; the One site has its own if the server sent none (A8.13). */
function getDeletionMessage(projectType: ProjectSummary['projectType'], error: Error | null): Message | undefined {
  const hasReason = error?.message !== projectCalls.remove.fallbackMessage;
  return projectType === 'One' && !hasReason ? getFallback(authorValueCalls.remove) : (error ?? undefined);
}

interface ProjectDeletionProps {
  readonly project: ProjectSummary;
  readonly teamId: TeamId;
  /** The colleagues who have the project open. */
  readonly present: readonly PresentPerson[];
  readonly onClose: () => void;
}

/** Deletes a project after a confirmation that names what else is affected: its live assistant, and who is in it. */
export function ProjectDeletion({ project, teamId, present, onClose }: ProjectDeletionProps) {
  const say = useWords(words);
  const { remove } = useProjectChanges();
  const { projectId, projectType, displayName, publishStatus } = project;
  return (
    <Suspense fallback={null}>
      <DeleteConfirmation
        what={say.theProject(displayName)}
        isLoading={remove.isPending}
        error={getDeletionMessage(projectType, remove.error)}
        onDelete={() => remove.mutate({ teamId, projectId })}
        onClose={onClose}
      >
        {publishStatus === 'Live' && (
          <Banner level="warning" isBoxed>
            {say.deletesLive}
          </Banner>
        )}
        {present.length > 0 && (
          <Banner level="warning" isBoxed>
            {say.isOpenFor(present.map(({ name }) => name))}
          </Banner>
        )}
      </DeleteConfirmation>
    </Suspense>
  );
}
