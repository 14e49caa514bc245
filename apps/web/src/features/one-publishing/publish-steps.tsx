import type { TeamId } from '@confab/model';
import type { OnePublishStatus, PromotionStatus } from '@confab/contracts';
import { Button, Group, Stepper } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import { getBetaRelease, type PlacedProblem, type PublishState } from '../publishing/index.ts';
import { chooseOneStep, listDeletedChapters, suggestChapters } from './choose-one-step.ts';
import classes from './one-publishing.module.css';
import { ProblemsStep } from './problems-step.tsx';
import { RequestStep } from './request-step.tsx';
import { StatusStep } from './status-step.tsx';
import { terms, TermsStep, type Term } from './terms-step.tsx';
import type { ChapterVersions } from './version-tables.tsx';
import { words } from './words.ts';

interface PublishStepsProps {
  readonly teamId: TeamId;
  readonly status: OnePublishStatus;
  readonly promotion: PromotionStatus;
  readonly chapters: readonly ChapterVersions[];
  readonly opensAtStatus: boolean;
  readonly onOpenProblem: (problem: PlacedProblem) => void;
}

const steps = ['problems', 'terms', 'request', 'status'] as const;
type Step = (typeof steps)[number];

/** The steps of publishing, in their order. Later steps need the accepted terms; the status can always be read. */
export function PublishSteps(props: PublishStepsProps) {
  const { teamId, status, promotion, chapters, opensAtStatus, onOpenProblem } = props;
  const say = useWords(words);
  const [step, setStep] = useState<Step>(opensAtStatus || hasNews(status) ? 'status' : 'problems');
  const [accepted, setAccepted] = useState<ReadonlySet<Term>>(new Set());
  // The terms are accepted for the release that was on beta then, even when the window shows a newer one by now.
  const [acceptedRelease, setAcceptedRelease] = useState<number>();
  // Follows the latest versions until a term is accepted: terms are accepted for the step that was shown.
  const [chosen, setChosen] = useState<PublishState>();
  // Follows the latest versions until the author ticks others.
  const [tickedByHand, setTickedByHand] = useState<ReadonlySet<string>>();
  const deleted = listDeletedChapters(promotion.items);
  const suggested = chooseOneStep(status, [...chapters, ...deleted]);
  const choice = chosen ?? suggested;
  const ticked = tickedByHand ?? suggestChapters(choice, chapters);
  const isAccepted = accepted.size === terms.length;
  const at = steps.indexOf(step);
  const canOpen = (next: Step) => next !== 'request' || isAccepted || step === 'request';
  const next = steps[at + 1];

  function accept(changed: ReadonlySet<Term>) {
    setAccepted(changed);
    setAcceptedRelease(getBetaRelease(promotion));
    setChosen(choice);
  }
  /** The terms are accepted for one publication: the next one has its own (A2.69). */
  function clearTerms() {
    setAccepted(new Set());
  }
  function goLive() {
    setChosen(suggested);
    clearTerms();
    setStep('terms');
  }

  return (
    <div className={classes.step}>
      <Stepper
        active={at}
        size="sm"
        iconSize={30}
        aria-label={say.steps}
        onStepClick={(index) => setStep(steps[index] ?? 'problems')}
      >
        {steps.map((one) => (
          <Stepper.Step
            key={one}
            label={say[one]}
            aria-current={one === step ? 'step' : undefined}
            disabled={!canOpen(one)}
            allowStepSelect={canOpen(one)}
          />
        ))}
      </Stepper>
      {/* The words of a step may still be loading, while the rest of the window stays. */}
      <Suspense fallback={null}>
        {step === 'problems' && <ProblemsStep teamId={teamId} promotion={promotion} onOpenProblem={onOpenProblem} />}
        {step === 'terms' && <TermsStep accepted={accepted} onChange={accept} />}
        {step === 'request' && (
          <RequestStep
            {...{
              status,
              stages: promotion.stages,
              chapters,
              deleted,
              choice,
              ticked,
              isAccepted,
              acceptedRelease,
            }}
            onChoice={setChosen}
            onTicked={setTickedByHand}
            onPublished={clearTerms}
            onOutdated={clearTerms}
            onRequested={() => {
              clearTerms();
              setStep('status');
            }}
          />
        )}
        {step === 'status' && (
          <StatusStep status={status} promotion={promotion} llamaId={chapters[0]?.itemId ?? ''} onGoLive={goLive} />
        )}
      </Suspense>
      {step !== 'request' && next && (
        <Group justify="space-between">
          {at > 0 ? (
            <Button variant="default" onClick={() => setStep(steps[at - 1] ?? 'problems')}>
              {say.back}
            </Button>
          ) : (
            <span />
          )}
          <Button data-autofocus disabled={!canOpen(next)} onClick={() => setStep(next)}>
            {say.next}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** Whether the author wants to read the status first. */
function hasNews({ status }: OnePublishStatus) {
  return status === 'UnderReview' || status === 'Denied' || status === 'Approved';
}
