import type { TestRunSummary } from '@confab/contracts';
import { useWords } from '../../words/define-words.ts';
import { getPassPercent, layoutBars } from './layout-bars.ts';
import { words } from './words.ts';
import classes from './test-bench.module.css';

interface PassRateChartProps {
  /** Oldest first. */
  readonly runs: readonly TestRunSummary[];
  readonly onOpen: (run: TestRunSummary) => void;
}

const box = { width: 560, height: 150, left: 40, right: 8, top: 10, bottom: 12 };
const lines = [0, 50, 100];

/** The pass rate of each run as a bar that opens the run. Each bar has its percentage as accessible name. */
export function PassRateChart({ runs, onOpen }: PassRateChartProps) {
  const say = useWords(words);
  const bars = layoutBars(
    runs.map((run) => ({ passed: getPassPercent(run), failed: 100 - getPassPercent(run) })),
    box,
  );
  const toY = (percent: number) => box.top + (1 - percent / 100) * (box.height - box.top - box.bottom);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="group"
      aria-label={say.chart(runs.length)}
    >
      {lines.map((percent) => (
        <g key={percent} aria-hidden="true">
          <line className={classes.grid} x1={box.left} x2={box.width - box.right} y1={toY(percent)} y2={toY(percent)} />
          <text className={classes.scale} x={box.left - 6} y={toY(percent) + 4} textAnchor="end">
            {percent} %
          </text>
        </g>
      ))}
      {bars.map(({ x, width, passed, failed }, at) => {
        const run = runs[at];
        if (!run) return null;
        const name = say.point(run.displayName, run.number, getPassPercent(run));
        return (
          <g
            key={run.testRunId}
            className={classes.bar}
            role="button"
            tabIndex={0}
            aria-label={name}
            onClick={() => onOpen(run)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onOpen(run);
            }}
          >
            <title>{name}</title>
            <rect
              className={classes.hit}
              x={x - 2}
              width={width + 4}
              y={box.top}
              height={box.height - box.top - box.bottom}
            />
            <rect className={classes.failed} x={x} width={width} y={failed.y} height={failed.height} />
            <rect className={classes.passed} x={x} width={width} y={passed.y} height={passed.height} />
          </g>
        );
      })}
    </svg>
  );
}
