import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from './strength-meter.module.css';

interface StrengthMeterProps {
  /** 0 to `most`. */
  readonly level: number;
  readonly most: number;
  /** The level in a word. */
  readonly word: string;
  readonly rules: readonly { readonly label: string; readonly isKept: boolean }[];
}

/** How strong a password is, and which rules it keeps so far. */
export function StrengthMeter({ level, most, word, rules }: StrengthMeterProps) {
  const colour = level <= most * 0.4 ? classes.red : level < most * 0.8 ? classes.amber : classes.green;
  return (
    <div>
      <div
        className={classes.meter}
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={level}
        aria-valuetext={word}
      >
        {Array.from({ length: most }, (_, index) => (
          <span key={index} className={`${classes.part} ${index < level ? colour : ''}`} />
        ))}
      </div>
      <ul className={classes.rules}>
        {rules.map(({ label, isKept }) => (
          <li key={label} className={`${classes.rule} ${isKept ? classes.kept : ''}`}>
            {isKept ? <IconCircleCheck size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
            <span>{label}</span>
            <span className="cf-visually-hidden">{isKept ? '(done)' : '(not yet)'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
