import { findTextDifference, describeValue, type TextPart } from '@confab/inputs';
import type { Property } from '@confab/model';
import classes from '../history.module.css';

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly layout: 'side' | 'inline';
}

/** Shows which words of two texts differ, inline or side by side. */
export function WordDifference({ before, after, layout }: WordDifferenceProps) {
  const parts = findTextDifference(before, after);
  if (layout === 'inline') return <p className={classes.text}>{parts.map(renderPart)}</p>;
  return (
    <div className={classes.pair}>
      <p className={classes.text} data-side="removed">
        {parts.filter(({ type }) => type !== 'added').map(renderPart)}
      </p>
      <p className={classes.text} data-side="added">
        {parts.filter(({ type }) => type !== 'removed').map(renderPart)}
      </p>
    </div>
  );
}

function renderPart({ type, text }: TextPart, at: number) {
  // Parts have no id, so the index is their key.
  if (type === 'removed') return <del key={at}>{text}</del>;
  if (type === 'added') return <ins key={at}>{text}</ins>;
  return <span key={at}>{text}</span>;
}

const textTypes: ReadonlySet<string> = new Set(['text', 'code', 'tokens', 'nothing']);

/** Whether all values are shown as the text that is stored, not as a name, a choice or a formatted date. */
export function isPlainText(property: Property | undefined, ...values: readonly string[]): boolean {
  return values.every((value) => {
    const shown = describeValue(property, value, () => undefined);
    return textTypes.has(shown.type) && (shown.type !== 'text' || shown.text === value);
  });
}
