import type { PromotionStatus } from '@confab/contracts';
import type { PublishedStage } from '@confab/model';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useWords } from '../../words/define-words.ts';
import { Moment } from '../../dates/index.ts';
import classes from './publishing.module.css';
import type { PublishSource, PublishState } from './publish-state.ts';
import { words } from './words.ts';

interface StageButtonsProps {
  readonly status: PromotionStatus;
  readonly choice: PublishState;
  readonly onSource: (source: PublishSource) => void;
  readonly onTarget: (target: PublishedStage) => void;
}

/** The three stages with what each has now. Alpha selects the source; beta and live select the target. */
export function StageButtons({ status, choice, onSource, onTarget }: StageButtonsProps) {
  const say = useWords(words);
  return (
    <div role="group" aria-label={say.stages} className={classes.stageButtons}>
      <UnstyledButton
        className={classes.stageButton}
        data-autofocus
        aria-pressed={choice.source === 'Alpha'}
        onClick={() => onSource('Alpha')}
      >
        <span className={classes.stageName}>{say.alpha}</span>
        <span>{say.latestDraft}</span>
        <span className={classes.quiet}>
          {status.unsavedCount > 0 ? say.unsavedItems(status.unsavedCount) : <SavedAt utc={status.savedUtc} />}
        </span>
      </UnstyledButton>
      {status.stages.map((stage) => (
        <Fragment key={stage.stage}>
          <IconChevronRight size={16} aria-hidden="true" className={classes.stageArrow ?? ''} />
          <UnstyledButton
            className={classes.stageButton}
            aria-pressed={choice.targets.has(stage.stage)}
            onClick={() => onTarget(stage.stage)}
          >
            <span className={classes.stageName}>{stage.stage}</span>
            <span>{stage.releaseNumber === null ? say.nothingYet : say.releaseNumber(stage.releaseNumber)}</span>
            <span className={classes.quiet}>
              {stage.publishedUtc !== null && (
                <>
                  <Moment utc={stage.publishedUtc} /> {say.by(stage.publishedBy)}
                </>
              )}
            </span>
          </UnstyledButton>
        </Fragment>
      ))}
    </div>
  );
}

function SavedAt({ utc }: { readonly utc: string | null }) {
  const say = useWords(words);
  if (utc === null) return say.allSaved;
  return (
    <>
      {say.savedAt} <Moment utc={utc} />
    </>
  );
}
