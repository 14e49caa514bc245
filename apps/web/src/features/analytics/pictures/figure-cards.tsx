import type { AnalyticData } from '@confab/contracts';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useDisplay, type Display } from '../display.ts';
import { tileNames } from '../table/count-names.ts';
import classes from './pictures.module.css';

const shortNames = ['turns', 'conversations', 'matched', 'missed', 'ended'] as const;

interface FigureCardsProps {
  readonly data: Extract<AnalyticData, { view: 'overview' | 'multiappoverview' | 'tiles1' | 'tiles2' }>;
}

/** The sums of a range as cards, with the changes since the previous range. */
export function FigureCards({ data: { view, totals, previous } }: FigureCardsProps) {
  const display = useDisplay();
  const { say } = display;
  const names = view === 'tiles1' ? tileNames : shortNames;
  return (
    <dl className={classes.cards}>
      {names.map((name) => (
        <div key={name} className={classes.card}>
          <dt>{say[name]}</dt>
          <dd className={classes.value}>{display.formatNumber(totals[name])}</dd>
          {previous && <Change value={totals[name]} before={previous[name]} display={display} />}
        </div>
      ))}
    </dl>
  );
}

interface ChangeProps {
  readonly value: number;
  readonly before: number;
  readonly display: Display;
}

/** A change as a percentage with its sign, and an arrow that only repeats it. */
function Change({ value, before, display }: ChangeProps) {
  const Icon = value > before ? IconArrowUpRight : value < before ? IconArrowDownRight : IconArrowRight;
  return (
    <dd className={classes.change}>
      <Icon size={14} aria-hidden />
      {display.say.change(display.formatChange(value, before), display.formatNumber(before))}
    </dd>
  );
}
