import type { ItemChange, PromotionStatus } from '@confab/contracts';
import type { PublishedStage, ProjectId, TeamId } from '@confab/model';
import { FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { DialogflowWebhook } from './dialogflow-webhook.tsx';
import { PlatformSection } from './platforms/platform-section.tsx';
import type { PlacedProblem } from './preview/problem-list.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { PublishForm } from './publish-form.tsx';
import { PublishSummary } from './preview/publish-summary.tsx';
import {
  choosePublishStep,
  getTarget,
  withSource,
  withStage,
  type PublishSource,
  type PublishState,
} from './publish-state.ts';
import classes from './publishing.module.css';
import { StageButtons } from './stage-buttons.tsx';
import { StageLinks } from './stage-links.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { getBetaRelease, usePromote } from './use-promotion.ts';
import { usePublishPreview } from './preview/use-publish-preview.ts';
import { VersionDetails } from './versions/version-details.tsx';
import { words } from './words.ts';

/** The project's table of platforms. */
const platformsProperty = 'PublishTargets';

interface PublishPanelProps {
  readonly status: PromotionStatus;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly onSaved: () => void;
  readonly onCompare: (change: ItemChange) => void;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
  readonly onRollBack: (stage: PublishedStage) => void;
}

/** The content of the publish window once its status is loaded. */
export function PublishPanel(props: PublishPanelProps) {
  const { status, teamId, projectId, onSaved, onCompare, onOpenProblem, onRollBack } = props;
  const say = useWords(words);
  const translate = useMessage();
  const promote = usePromote(teamId, projectId);
  const [chosen, setChosen] = useState<PublishState>();
  // The versions always come from the latest status; only the choice is local, and follows the status until the author
  // enters something: terms and notes belong to the step that was shown.
  const oldMedia = new Set(status.stages.filter(({ hasOldMedia }) => hasOldMedia).map((one) => one.stage));
  const choice = { ...(chosen ?? choosePublishStep(status.items)), items: status.items, oldMedia };
  const stage = getTarget(choice);
  const preview = usePublishPreview({ teamId, projectId, source: choice.source, stage });

  const publishedStages = status.stages.filter(({ chatUrl }) => chatUrl !== '').map((one) => one.stage);

  /** Hides the result of the last publication. */
  function clearResult() {
    if (!promote.isPending) promote.reset();
  }
  /** Another choice is another publication. */
  function choose(next: PublishState) {
    setChosen(next);
    clearResult();
  }
  function rollBack(from: PublishedStage) {
    clearResult();
    onRollBack(from);
  }
  const selectSource = (source: PublishSource) => choose(withSource(choice, source));
  const selectTarget = (target: PublishedStage) => choose(withStage(choice, target));
  /** A stage button also selects the last saves (Alpha) as the source, unless a source is already selected. */
  const selectStage = (target: PublishedStage) =>
    choose(withStage(choice.source === null ? withSource(choice, 'Alpha') : choice, target));

  return (
    <div className={classes.panel}>
      <StageButtons status={status} choice={choice} onSource={selectSource} onTarget={selectStage} />
      {status.unsavedCount > 0 && <UnsavedNotice count={status.unsavedCount} onSaved={onSaved} />}
      <PublishChoice choice={choice} onSource={selectSource} onTarget={selectTarget} />
      {preview.isLoading && <Skeleton height={36} role="status" aria-label={say.checking} />}
      {preview.isError && (
        <FailureState
          title={say.notChecked}
          message={translate(preview.error)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && <PublishSummary preview={preview.data} onCompare={onCompare} onOpenProblem={onOpenProblem} />}
      <PublishForm
        choice={choice}
        preview={preview.data}
        isChecking={preview.isLoading}
        betaRelease={getBetaRelease(status)}
        promote={promote}
        onInput={() => setChosen(choice)}
      />
      <StageLinks stages={status.stages} projectId={status.projectId} onRollBack={rollBack} />
      <VersionDetails status={status} />
      {publishedStages.length > 0 && (
        <PlatformSection
          teamId={teamId}
          projectId={projectId}
          stages={publishedStages}
          onOpenSettings={() => onOpenProblem({ itemId: projectId, path: platformsProperty })}
        />
      )}
      {status.stages.some((one) => one.stage === 'Live' && one.chatUrl !== '') && (
        <DialogflowWebhook teamId={teamId} projectId={projectId} />
      )}
    </div>
  );
}
