import type { ProjectId, TeamId } from '@confab/model';
import { EmptyState, FailureState, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { useFollowProject, usePromotionStatus, type PlacedProblem } from '../publishing/index.ts';
import classes from './one-publishing.module.css';
import { PublishSteps } from './publish-steps.tsx';
import { useFollowPublishing } from './use-follow-publishing.ts';
import { useLlamaVersions, useOnePublishStatus, useRefetchPublishing } from './use-one-publishing.ts';
import { words } from './words.ts';

interface OnePublishModalProps {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
  /** Whether the window opens at the status, as a notification about a decision does. */
  readonly opensAtStatus: boolean;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
  readonly onClose: () => void;
}

/** The window that publishes a One project: problems, terms, request and status (A2.65). */
export function OnePublishModal({ projectId, teamId, opensAtStatus, onOpenProblem, onClose }: OnePublishModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const outline = useProjectOutline();
  const session = useEditingSession();
  const chapters = outline?.workflows ?? [];
  const hasNoChapters = outline !== undefined && chapters.length === 0;
  const ids = chapters.map(({ id }) => id);
  const status = useOnePublishStatus(projectId, ids[0]);
  const versions = useLlamaVersions(projectId, ids);
  const promotion = usePromotionStatus(teamId, projectId, session);
  const refetch = useRefetchPublishing(projectId);
  useFollowProject(session, refetch);
  useFollowPublishing(projectId, refetch);
  const loads = [status, versions, promotion];
  const failed = loads.find(({ isError }) => isError);
  const isLoaded = status.data && versions.data && promotion.data;

  function openProblem(problem: PlacedProblem) {
    onClose();
    onOpenProblem(problem);
  }

  return (
    <ModalFrame
      title={say.title(status.data?.projectName ?? '').trim()}
      size={760}
      isLoading={!failed && !isLoaded && !hasNoChapters}
      skeleton={
        <div role="status" aria-label={say.loading} className={classes.step}>
          <Skeleton height={60} />
          <Skeleton height={180} />
        </div>
      }
      onClose={onClose}
    >
      {hasNoChapters && (
        <EmptyState icon={<IconBook size={24} />} title={say.noChapters}>
          {say.noChaptersText}
        </EmptyState>
      )}
      {failed?.error && !isLoaded && !hasNoChapters && (
        <FailureState
          title={say.notLoaded}
          message={translate(failed.error)}
          onRetry={() => loads.forEach((load) => void load.refetch())}
        />
      )}
      {isLoaded && !hasNoChapters && (
        <PublishSteps
          teamId={teamId}
          status={status.data}
          promotion={promotion.data}
          chapters={chapters.flatMap(({ id, displayName }) => {
            const found = versions.data[id];
            return found ? [{ itemId: id, displayName, ...found }] : [];
          })}
          opensAtStatus={opensAtStatus}
          onOpenProblem={openProblem}
        />
      )}
    </ModalFrame>
  );
}
