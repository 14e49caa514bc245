import type { PromotionStatus } from '@confab/contracts';
import { FailureState } from '@confab/ui';
import { Modal, Skeleton } from '@mantine/core';
import { PublishForm } from './publish-form.tsx';
import { StageLinks } from './stage-links.tsx';
import { usePromote, usePromotionStatus } from './use-promotion.ts';
import { VersionTable } from './version-table.tsx';

export interface PublishModalProps {
  readonly projectId: string;
  readonly teamId: string;
  readonly onClose: () => void;
}

/** Promotes a project: which versions stand where, from where to where, and where it then answers (A2.72). */
export function PublishModal({ projectId, teamId, onClose }: PublishModalProps) {
  const status = usePromotionStatus(teamId, projectId);
  return (
    <Modal opened onClose={onClose} size={760} title={`Publish ${status.data?.displayName ?? ''}`}>
      {status.isPending && <Loading />}
      {status.isError && (
        <FailureState
          title="The versions could not be loaded"
          message={status.error.message}
          onRetry={() => status.refetch()}
        />
      )}
      {status.data && (
        <Content status={status.data} teamId={teamId} projectId={projectId} onSaved={() => void status.refetch()} />
      )}
    </Modal>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the versions" style={{ display: 'grid', gap: 8 }}>
      <Skeleton height={28} />
      <Skeleton height={160} />
      <Skeleton height={80} />
    </div>
  );
}

interface ContentProps {
  readonly status: PromotionStatus;
  readonly teamId: string;
  readonly projectId: string;
  readonly onSaved: () => void;
}

function Content({ status, teamId, projectId, onSaved }: ContentProps) {
  const promote = usePromote(teamId, projectId);
  return (
    <>
      <VersionTable items={status.items} />
      <PublishForm status={status} promote={promote} onSaved={onSaved} />
      <StageLinks stages={status.stages} />
    </>
  );
}
