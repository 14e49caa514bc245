import { Button } from '@mantine/core';
import type { ShownField, ShownRow, ShownValue } from '@confab/inputs';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { getInputLabel } from '../field/field-frame.tsx';
import { useTranslateOption } from '../inputs-context.tsx';
import classes from './value-view.module.css';
import { words } from './words.ts';

/** Renders one value. Passed as a prop, because rows and values contain each other. */
type Show = (shown: ShownValue) => ReactNode;

/** Labels and values of fields. */
export function ShownFields({ fields, show }: { readonly fields: readonly ShownField[]; readonly show: Show }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ property, value }) => (
        <div key={property.name} className={classes.fieldPair}>
          <dt>{getInputLabel(property)}</dt>
          <dd>{show(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Number of rows shown initially. */
const shownAtFirst = 20;

/** Rows with their count, indented by level for trees. */
export function ShownRows({ rows, show }: { readonly rows: readonly ShownRow[]; readonly show: Show }) {
  const say = useWords(words);
  const translateOption = useTranslateOption();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <div>
      <span className={`${classes.text} ${classes.quiet}`}>{say.rows(rows.length)}</span>
      <ol className={classes.rows}>
        {shown.map((row, at) => (
          <li key={row.id} className={classes.row} style={{ '--level': row.level }}>
            <span className={classes.rowTitle}>
              {(row.isOption ? translateOption(row.title) : row.title) || say.row(at + 1)}
            </span>
            {row.fields.length > 0 ? <ShownFields fields={row.fields} show={show} /> : null}
          </li>
        ))}
      </ol>
      {shown.length < rows.length ? (
        <Button mt="2xs" size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
          {say.showAll(rows.length)}
        </Button>
      ) : null}
    </div>
  );
}
