import type { ItemVersions, OnePublishStatus, PromotionStatus } from '@confab/contracts';
import { ApiFailure } from '../../api/api-client.ts';
import { FailureState } from '@confab/ui';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { publishMessages } from '../../words/messages/publish-messages.ts';
import {
  buildPromoteRequest,
  canPublish,
  findChoiceObstacle,
  getTarget,
  OverrideReason,
  PublishButton,
  PublishChoice,
  withSource,
  withStage,
  type PublishObstacle,
  type PublishState,
} from '../publishing/index.ts';
import { listLeavingChapters } from './choose-one-step.ts';
import { findReviewNeed } from './find-review-need.ts';
import classes from './one-publishing.module.css';
import { StageAddresses } from './stage-addresses.tsx';
import { useLlamaPreview } from './use-llama-preview.ts';
import { usePromoteLlamas, useReviewRequest } from './use-one-publishing.ts';
import { VersionTables, type ChapterVersions } from './version-tables.tsx';
import { words } from './words.ts';

interface RequestStepProps {
  readonly status: OnePublishStatus;
  readonly stages: PromotionStatus['stages'];
  readonly chapters: readonly ChapterVersions[];
  /** The deleted chapters that a stage still has. */
  readonly deleted: readonly ItemVersions[];
  readonly choice: PublishState;
  readonly ticked: ReadonlySet<string>;
  /** Whether the terms of this publication are accepted. */
  readonly isAccepted: boolean;
  /** The number of the release that was on beta when the terms were accepted. */
  readonly acceptedRelease: number | undefined;
  readonly onChoice: (choice: PublishState) => void;
  readonly onTicked: (ticked: ReadonlySet<string>) => void;
  readonly onPublished: () => void;
  /** Called when another author has published first. */
  readonly onOutdated: () => void;
  readonly onRequested: () => void;
}

/** The versions and their targets (A4.38 to A4.40): to beta at once, to live after a review. */
export function RequestStep(props: RequestStepProps) {
  const { status, stages, chapters, deleted, choice, ticked, isAccepted, acceptedRelease } = props;
  const { onChoice, onTicked, onPublished, onOutdated, onRequested } = props;
  const say = useWords(words);
  const translate = useMessage();
  const { projectId, projectName, versions, authorValues } = status;
  // The stages that show a file whose content has been replaced since.
  const oldMedia = new Set(stages.filter(({ hasOldMedia }) => hasOldMedia).map(({ stage }) => stage));
  const [reason, setReason] = useState('');
  const root = useRef<HTMLElement>(null);
  const ref = useMergedRef(root, takeLostFocus);
  const promote = usePromoteLlamas(projectId);
  const { request } = useReviewRequest(projectId, chapters[0]?.itemId ?? '');
  const target = getTarget(choice);
  const need = findReviewNeed(status, choice);
  const tickedItems = chapters.filter(({ itemId }) => ticked.has(itemId));
  const llamaIds = tickedItems.map(({ itemId }) => itemId);
  const preview = useLlamaPreview(projectId, choice, llamaIds);
  const errorCount = preview.data?.errorCount ?? 0;
  const details = { itemId: 'authorValues', ...authorValues };
  // The project and its author values are published with any chapter, and deleted chapters leave the stage with it, so that
  // all of these count as ticked too. A chapter that beta lacks stays on live as it is.
  const leaving = listLeavingChapters(choice, deleted);
  const published = tickedItems.filter(({ staging }) => choice.source !== 'Beta' || staging !== null);
  const items = ticked.size === 0 ? [] : [{ itemId: projectId, ...versions }, details, ...published, ...leaving];
  const hasNewFiles = choice.source !== null && [...choice.targets].some((stage) => oldMedia.has(stage));
  const hasNewDetails = Object.values(authorValues).some(Boolean) && canPublish({ ...choice, items: [details] });
  const isReasonMissing = errorCount > 0 && reason.trim() === '';
  const error = promote.error ?? request.error ?? undefined;

  function findObstacle(): PublishObstacle | undefined {
    const obstacle = findChoiceObstacle({ ...choice, items, oldMedia });
    if (obstacle !== undefined) return obstacle;
    if (isReasonMissing) return 'reasonMissing';
    if (!isAccepted) return 'termsMissing';
    return preview.isLoading ? 'checking' : undefined;
  }

  /** Another choice is another publication, so the result of the last one is cleared. */
  function choose(next: PublishState) {
    onChoice(next);
    if (!promote.isPending) promote.reset();
  }

  function tick(next: ReadonlySet<string>) {
    onTicked(next);
    if (!promote.isPending) promote.reset();
  }

  function publish() {
    const built = buildPromoteRequest(choice);
    if (!built) return;
    promote.mutate(
      {
        source: built.source,
        environments: [...built.environments],
        llamaIds,
        ...(errorCount > 0 && { overrideReason: reason }),
        ...(built.source === 2 && acceptedRelease !== undefined && { sourceReleaseNumber: acceptedRelease }),
      },
      {
        onError(failure) {
          if (failure instanceof ApiFailure && failure.kind === 'conflict') onOutdated();
        },
        onSuccess() {
          onPublished();
          // The button stays disabled: the stage has these versions now.
          takeLostFocus(root.current);
        },
      },
    );
  }

  return (
    <section ref={ref} className={`${classes.step} ${classes.content}`} tabIndex={-1} aria-label={say.request}>
      <VersionTables status={status} chapters={chapters} ticked={ticked} onTicked={tick} />
      <PublishChoice
        choice={choice}
        onSource={(source) => choose(withSource(choice, source))}
        onTarget={(stage) => choose(withStage(choice, stage))}
      />
      {target !== null && <p className={classes.line}>{say[need]}</p>}
      {hasNewDetails && <p className={classes.line}>{say.newDetails}</p>}
      {leaving.length > 0 && (
        <p className={classes.line}>{say.leavingChapters(leaving.map(({ displayName }) => displayName).join(', '))}</p>
      )}
      {hasNewFiles && <p className={classes.line}>{say.newFiles}</p>}
      {preview.isError && !isRequest(need) && (
        <FailureState
          title={say.notChecked}
          message={translate(preview.error)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {errorCount > 0 && !isRequest(need) && (
        <OverrideReason errorCount={errorCount} reason={reason} onReason={setReason} />
      )}
      {error !== undefined && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert">
          {translate(error)}
        </Alert>
      )}
      {promote.isSuccess && (
        <>
          <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />} role="status">
            {translate(publishMessages.published)}
          </Alert>
          <StageAddresses stages={stages} />
        </>
      )}
      {isRequest(need) ? (
        <Group justify="flex-end">
          {!isAccepted && need !== 'reviewRunning' && (
            <span role="status" className={classes.line}>
              {say.termsMissing}
            </span>
          )}
          <Button
            disabled={need === 'reviewRunning' || !isAccepted}
            loading={request.isPending}
            onClick={() => request.mutate(projectName, { onSuccess: onRequested })}
          >
            {say.requestReview}
          </Button>
        </Group>
      ) : (
        <PublishButton
          obstacle={findObstacle()}
          isPublishing={promote.isPending}
          isPublished={promote.isSuccess}
          onPublish={publish}
        />
      )}
    </section>
  );
}

function isRequest(need: ReturnType<typeof findReviewNeed>) {
  return need === 'reviewNeeded' || need === 'reviewAgain' || need === 'reviewRunning';
}
