import { Button } from '@mantine/core';
import type { ShownField, ShownRow, ShownValue } from '@confab/inputs';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { labelOf } from '../field-frame.tsx';
import classes from './value-view.module.css';
import { words } from './words.ts';

/** Shows one value; given, as rows hold values and values hold rows. */
type Show = (shown: ShownValue) => ReactNode;

/** Inputs with their values; those that hold nothing are not among them. */
export function ShownFields({ fields, show }: { readonly fields: readonly ShownField[]; readonly show: Show }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ property, value }) => (
        <div key={property.name} className={classes.fieldPair}>
          <dt>{labelOf(property)}</dt>
          <dd>{show(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many rows are shown at first. */
const shownAtFirst = 20;

/** Rows with their count; a tree's stand at their levels. */
export function ShownRows({ rows, show }: { readonly rows: readonly ShownRow[]; readonly show: Show }) {
  const say = useWords(words);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <div>
      <span className={`${classes.text} ${classes.quiet}`}>{say.rows(rows.length)}</span>
      <ol className={classes.rows}>
        {shown.map((row, at) => (
          // A custom property is not among React's known style names.
          <li key={row.id} className={classes.row} style={{ '--level': row.level } as CSSProperties}>
            <span className={classes.rowTitle}>{row.title || say.row(at + 1)}</span>
            {row.fields.length > 0 ? <ShownFields fields={row.fields} show={show} /> : null}
          </li>
        ))}
      </ol>
      {shown.length < rows.length ? (
        <Button mt={6} size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
          {say.showAll(rows.length)}
        </Button>
      ) : null}
    </div>
  );
}
