import type { MessageName } from '@confab/messages';
import type { PublishedStage, ProjectId, TeamId } from '@confab/model';
import { EmptyState, FailureState, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiFailure } from '../../../api/api-client.ts';
import { showToast } from '../../../toasts/index.ts';
import { NextPageButton } from '../../../loading/next-page-button.tsx';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { OverrideReason } from './override-reason.tsx';
import classes from '../publishing.module.css';
import { ReleaseRow } from './release-row.tsx';
import { useReleases, useRollBackStage } from './use-releases.ts';
import { words } from '../words.ts';

/** The server's refusal of a release with errors, without a reason. */
const errorsFound: MessageName = 'releaseMessages.errorsFound';

interface ReleasesModalProps {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stage: PublishedStage;
  readonly onClose: () => void;
}

/** The releases of a project, to choose the one that a stage is rolled back to. */
export function ReleasesModal({ teamId, projectId, stage, onClose }: ReleasesModalProps) {
  const say = useWords(words);
  const translate = useMessage();
  const list = useReleases(teamId, projectId);
  const rollback = useRollBackStage(teamId, projectId);
  const [selectedNumber, setSelectedNumber] = useState<number>();
  const [reason, setReason] = useState('');
  // The errors of an old release are unknown until the server counts them and refuses to publish it without a reason.
  const [refusedNumber, setRefusedNumber] = useState<number>();
  const selected = list.releases.find(({ releaseNumber }) => releaseNumber === selectedNumber);
  const needsReason =
    selected !== undefined && (selected.errorCount ?? (selected.releaseNumber === refusedNumber ? 1 : 0)) > 0;
  const canRollBack = selected !== undefined && (!needsReason || reason.trim() !== '');

  function select(releaseNumber: number) {
    setSelectedNumber(releaseNumber);
    setReason('');
    if (!rollback.isPending) rollback.reset();
  }
  function rollBack() {
    if (!selected) return;
    const { releaseNumber } = selected;
    rollback.mutate(
      { stage, releaseNumber, ...(needsReason && { overrideReason: reason }) },
      {
        onSuccess() {
          showToast({ kind: 'success', text: { message: say.rolledBack(stage, releaseNumber) } });
          onClose();
        },
        onError(error) {
          if (error instanceof ApiFailure && error.messageName === errorsFound) setRefusedNumber(releaseNumber);
        },
      },
    );
  }

  return (
    <ModalFrame
      title={say.rollBackTitle(stage)}
      subtitle={say.rollBackHint}
      size={560}
      messages={rollback.isError ? [{ level: 'error', text: translate(rollback.error) }] : []}
      buttons={[
        { label: say.cancel, kind: 'secondary', hasInitialFocus: true, onPress: onClose },
        {
          label: say.rollBack,
          kind: canRollBack ? 'primary' : 'disabled',
          isLoading: rollback.isPending,
          onPress: rollBack,
        },
      ]}
      onClose={onClose}
    >
      {list.isPending && (
        <div role="status" aria-label={say.loadingReleases} className={classes.releases}>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
      {list.isError && (
        <FailureState
          title={say.releasesNotLoaded}
          message={translate(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && list.releases.length === 0 && (
        <EmptyState icon={<IconRocket size={24} />} title={say.noReleases}>
          {say.noReleasesText}
        </EmptyState>
      )}
      <div role="radiogroup" aria-label={say.releases} className={classes.releases}>
        {list.releases.map((release) => (
          <ReleaseRow
            key={release.releaseNumber}
            release={release}
            isCurrent={release.stages.includes(stage)}
            isSelected={release.releaseNumber === selectedNumber}
            onSelect={() => select(release.releaseNumber)}
          />
        ))}
      </div>
      <NextPageButton list={list} variant="subtle" size="xs">
        {say.showOlder}
      </NextPageButton>
      {needsReason && <OverrideReason errorCount={selected.errorCount} reason={reason} onReason={setReason} />}
    </ModalFrame>
  );
}
