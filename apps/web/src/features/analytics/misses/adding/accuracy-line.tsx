import { Button, Progress } from '@mantine/core';
import { useWords } from '../../../../words/define-words.ts';
import classes from '../misses.module.css';
import { words } from '../words.ts';
import type { Accuracy, Measurement } from './use-accuracy.ts';

interface AccuracyLineProps {
  readonly measurement: Measurement;
  readonly onStop: () => void;
  readonly onMeasure: () => void;
}

/** The effect of new samples on the number of held-out samples that are recognised. */
export function AccuracyLine({ measurement, onStop, onMeasure }: AccuracyLineProps) {
  const say = useWords(words);
  if (measurement.state === 'running')
    return (
      <div className={classes.line}>
        <span role="status">{say.measuring}</span>
        <Progress w={120} value={measurement.done * 100} aria-label={say.measuring} transitionDuration={0} />
        <Button size="compact-xs" variant="default" onClick={onStop}>
          {say.stop}
        </Button>
      </div>
    );
  if (measurement.state === 'done') {
    const { before, after } = measurement.accuracy;
    return <p role="status">{say.accuracy(formatShare(before), formatShare(after))}</p>;
  }
  return (
    <div className={classes.line}>
      <span role="status">{measurement.state === 'failed' ? say.measureFailed : say.notMeasured}</span>
      <Button size="compact-xs" variant="default" onClick={onMeasure}>
        {say.measure}
      </Button>
    </div>
  );
}

/** As in `91 % (20/22)`. */
function formatShare({ correctCount, triedCount }: Accuracy['before']): string {
  const share = triedCount === 0 ? 0 : Math.round((100 * correctCount) / triedCount);
  return `${share} % (${correctCount}/${triedCount})`;
}
