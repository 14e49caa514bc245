import { trafficLevels, type TrafficLevel } from './traffic-store.ts';
import classes from './traffic-badge.module.css';

/** Four bars, as many of them filled as the level. */
export function LevelBars({ level }: { readonly level: TrafficLevel }) {
  return (
    <svg className={classes.bars} width="13" height="11" viewBox="0 0 13 11" aria-hidden="true">
      {trafficLevels.map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 3.4}
          y={10 - bar * 2.5}
          width="2.4"
          height={1 + bar * 2.5}
          data-filled={bar <= level || undefined}
        />
      ))}
    </svg>
  );
}
