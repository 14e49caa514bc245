import { compareValuesByWord, describeValue, type TextPart } from '@confab/inputs';
import type { Property } from '@confab/model';
import classes from '../history.module.css';

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly layout: 'side' | 'inline';
}

/** In which words two texts differ: in one text, or each in its own. */
export function WordDifference({ before, after, layout }: WordDifferenceProps) {
  const parts = readable(compareValuesByWord(before, after), before, after);
  if (layout === 'inline') return <p className={classes.text}>{parts.map(toWords)}</p>;
  return (
    <div className={classes.pair}>
      <p className={classes.text} data-side="removed">
        {parts.filter(({ type }) => type !== 'added').map(toWords)}
      </p>
      <p className={classes.text} data-side="added">
        {parts.filter(({ type }) => type !== 'removed').map(toWords)}
      </p>
    </div>
  );
}

const leastInCommon = 0.3;

/** Texts that have next to nothing in common are read one after the other, not word by word through each other. */
function readable(parts: readonly TextPart[], before: string, after: string): readonly TextPart[] {
  const common = parts.reduce((sum, { type, text }) => sum + (type === 'same' ? text.trim().length : 0), 0);
  if (common >= leastInCommon * Math.min(before.length, after.length)) return parts;
  return [
    { type: 'removed', text: before },
    { type: 'added', text: after },
  ];
}

function toWords({ type, text }: TextPart, at: number) {
  // Parts have no name of their own, and their order is what they are.
  if (type === 'removed') return <del key={at}>{text}</del>;
  if (type === 'added') return <ins key={at}>{text}</ins>;
  return <span key={at}>{text}</span>;
}

const textual: ReadonlySet<string> = new Set(['text', 'code', 'tokens', 'nothing']);

/** Whether people read both values as the very text that they are: no name of something, no choice, no date. */
export function readsAsText(property: Property | undefined, ...values: readonly string[]): boolean {
  if (property?.type === 'DateTime') return false;
  return values.every((value) => textual.has(describeValue(property, value, () => undefined).type));
}
