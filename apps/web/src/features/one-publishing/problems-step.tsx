import type { TeamId } from '@confab/model';
import type { PromotionStatus } from '@confab/contracts';
import { EmptyState, FailureState } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { ProblemList, UnsavedNotice, usePublishPreview, type PlacedProblem } from '../publishing/index.ts';
import classes from './one-publishing.module.css';
import { useRefetchPublishing } from './use-one-publishing.ts';
import { words } from './words.ts';

interface ProblemsStepProps {
  readonly teamId: TeamId;
  readonly promotion: PromotionStatus;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
}

/** The problems of the last saves. Errors do not block the next step: publishing asks for a reason instead. */
export function ProblemsStep({ teamId, promotion, onOpenProblem }: ProblemsStepProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { projectId, unsavedCount } = promotion;
  const refetch = useRefetchPublishing(projectId);
  const preview = usePublishPreview({ teamId, projectId, source: 'Alpha', stage: 'Live' });
  const { errorCount = 0, warningCount = 0, problems = [] } = preview.data ?? {};
  return (
    <section
      ref={takeLostFocus}
      className={`${classes.step} ${classes.content}`}
      tabIndex={-1}
      aria-label={say.problems}
    >
      {unsavedCount > 0 && <UnsavedNotice count={unsavedCount} onSaved={refetch} />}
      {preview.isLoading && <Skeleton height={80} role="status" aria-label={say.checking} />}
      {preview.isError && (
        <FailureState
          title={say.notChecked}
          message={translate(preview.error)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && problems.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={24} />} title={say.noProblems}>
          {say.noProblemsText}
        </EmptyState>
      )}
      {errorCount > 0 && <p className={classes.line}>{say.errorsFound(errorCount)}</p>}
      {warningCount > 0 && <p className={classes.line}>{say.warningsFound(warningCount)}</p>}
      {problems.length > 0 && (
        <ProblemList problems={problems} count={errorCount + warningCount} onOpen={onOpenProblem} />
      )}
    </section>
  );
}
