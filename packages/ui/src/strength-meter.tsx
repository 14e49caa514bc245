import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from './strength-meter.module.css';

interface StrengthMeterProps {
  /** The accessible name. */
  readonly label: string;
  /** 0 to `most`. */
  readonly level: number;
  readonly most: number;
  /** The level in a word. */
  readonly word: string;
  readonly rules: readonly { readonly label: string; readonly isKept: boolean }[];
  /** The hidden texts for a rule that is fulfilled, and for one that is not. */
  readonly kept: string;
  readonly notKept: string;
}

/** The strength of a password and the rules that it fulfils. */
export function StrengthMeter({ label, level, most, word, rules, kept, notKept }: StrengthMeterProps) {
  const colour = level <= most * 0.4 ? classes.red : level < most * 0.8 ? classes.amber : classes.green;
  return (
    <div>
      <div
        className={classes.meter}
        role="meter"
        aria-label={label}
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
        {rules.map(({ label: rule, isKept }) => (
          <li key={rule} className={`${classes.rule} ${isKept ? classes.kept : ''}`}>
            {isKept ? <IconCircleCheck size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
            <span>{rule}</span>
            <span className="cf-visually-hidden">{isKept ? kept : notKept}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
