import type { ItemChange } from '@confab/contracts';
import { FailureState, ModalFrame, TopLayer } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import type { PublishedStage, ProjectId, TeamId } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { CompareItemModal } from '../history/index.ts';
import type { PlacedProblem } from './preview/problem-list.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { ReleasesModal } from './releases/releases-modal.tsx';
import { useFollowProject } from './preview/use-follow-project.ts';
import { refetchPromotion, usePromotionStatus } from './use-promotion.ts';
import { words } from './words.ts';
import { useMessage } from '../../words/messages.ts';

export interface PublishModalProps {
  readonly projectId: ProjectId;
  readonly teamId: TeamId;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
  readonly onClose: () => void;
}

/** What is open above the window: the comparison of an item, or the releases of a stage. */
type Upper = { readonly change: ItemChange } | { readonly stage: PublishedStage } | undefined;

/** The window that publishes a project: what each stage has, what would change, and the releases to go back to (A2.72). */
export function PublishModal({ projectId, teamId, onOpenProblem, onClose }: PublishModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const session = useEditingSession();
  const queries = useQueryClient();
  const status = usePromotionStatus(teamId, projectId, session);
  const refetch = () => refetchPromotion(queries, projectId);
  useFollowProject(session, refetch);
  const [upper, setUpper] = useState<Upper>();
  const close = () => setUpper(undefined);

  function openProblem(problem: PlacedProblem) {
    onClose();
    onOpenProblem(problem);
  }

  return (
    <>
      <TopLayer value={upper === undefined}>
        <ModalFrame
          title={say.title(status.data?.displayName ?? '').trim()}
          size={760}
          isLoading={status.isPending}
          skeleton={<Loading label={say.loading} />}
          onClose={onClose}
        >
          {status.isError && (
            <FailureState title={say.notLoaded} message={translate(status.error)} onRetry={() => status.refetch()} />
          )}
          {status.data && (
            <PublishPanel
              status={status.data}
              teamId={teamId}
              projectId={projectId}
              onSaved={refetch}
              onCompare={(change) => setUpper({ change })}
              onOpenProblem={openProblem}
              onRollBack={(stage) => setUpper({ stage })}
            />
          )}
        </ModalFrame>
      </TopLayer>
      {upper && 'change' in upper && (
        <Suspense fallback={null}>
          <CompareItemModal {...toComparison(upper.change)} onClose={close} />
        </Suspense>
      )}
      {upper && 'stage' in upper && (
        <ReleasesModal teamId={teamId} projectId={projectId} stage={upper.stage} onClose={close} />
      )}
    </>
  );
}

function toComparison({ itemId, kind, displayName, fromVersion, toVersion }: ItemChange) {
  return { itemId, kind, name: displayName, from: fromVersion ?? 'nothing', to: toVersion ?? 'draft' } as const;
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} style={{ display: 'grid', gap: 8 }}>
      <Skeleton height={84} />
      <Skeleton height={60} />
      <Skeleton height={120} />
    </div>
  );
}
