import classes from './details.module.css';

interface FactsProps {
  /** Names and values; those without a value are left out. */
  readonly facts: readonly (readonly [string, string | undefined])[];
}

/** A list of names and values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) =>
        value === undefined || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
