import type { PromotionStatus } from '@confab/contracts';
import { FailureState, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useWords } from '../../words/define-words.ts';
import { DialogflowWebhook } from './dialogflow-webhook.tsx';
import { ProjectSection } from './project-section.tsx';
import { PublishForm } from './publish-form.tsx';
import { StageLinks } from './stage-links.tsx';
import { usePromote, usePromotionStatus } from './use-promotion.ts';
import { VersionTable } from './version-table.tsx';
import { words } from './words.ts';

export interface PublishModalProps {
  readonly projectId: string;
  readonly teamId: string;
  readonly onClose: () => void;
}

/** The modal that publishes a project: its versions per stage, source and target, and links to the published stages (A2.72). */
export function PublishModal({ projectId, teamId, onClose }: PublishModalProps) {
  const say = useWords(words);
  const status = usePromotionStatus(teamId, projectId);
  return (
    <ModalFrame title={say.title(status.data?.displayName ?? '').trim()} size={760} onClose={onClose}>
      {status.isPending && <Loading label={say.loading} />}
      {status.isError && (
        <FailureState title={say.notLoaded} message={status.error.message} onRetry={() => status.refetch()} />
      )}
      {status.data && (
        <Content status={status.data} teamId={teamId} projectId={projectId} onSaved={() => void status.refetch()} />
      )}
    </ModalFrame>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} style={{ display: 'grid', gap: 8 }}>
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
      <ProjectSection displayName={status.displayName} projectId={status.projectId} />
      <VersionTable items={status.items} itemCount={status.itemCount} />
      <PublishForm status={status} promote={promote} onSaved={onSaved} />
      <StageLinks stages={status.stages} projectId={status.projectId} />
      {status.stages.some(({ stage, chatUrl }) => stage === 'Live' && chatUrl !== '') && (
        <DialogflowWebhook teamId={teamId} projectId={projectId} />
      )}
    </>
  );
}
