import { compareValuesByWord } from '@confab/inputs';
import classes from './translations.module.css';

interface SourceDifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** Which words of the first language have changed since it was translated. */
export function SourceDifference({ before, after }: SourceDifferenceProps) {
  return (
    <p className={classes.difference}>
      {compareValuesByWord(before, after).map(({ type, text }, at) => {
        // Parts have no id, so the index is their key.
        if (type === 'removed') return <del key={at}>{text}</del>;
        if (type === 'added') return <ins key={at}>{text}</ins>;
        return <span key={at}>{text}</span>;
      })}
    </p>
  );
}
