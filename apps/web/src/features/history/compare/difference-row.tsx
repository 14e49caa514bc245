import { inOrder, readAt, rowIdOf, splitLast, type ShownChange, type ValueChange } from '@confab/inputs';
import { isJsonArray, type JsonObject } from '@confab/model';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { ValueView } from '../../inputs/index.ts';
import classes from '../history.module.css';
import { words } from '../words.ts';
import { readsAsText, WordDifference } from './word-difference.tsx';

interface DifferenceRowProps {
  readonly shown: ShownChange;
  readonly layout: 'side' | 'inline';
  readonly documents: { readonly before: JsonObject; readonly after: JsonObject };
  readonly onTakeBack: ((change: ValueChange) => void) | undefined;
}

/** One value in two versions, under its label. */
export function DifferenceRow({ shown, layout, documents, onTakeBack }: DifferenceRowProps) {
  const say = useWords(words);
  const { change, trail } = shown;
  const name = trail.join(' ▸ ');
  return (
    <li
      className={classes.difference}
      data-change={change.type}
      {...(change.type === 'same' ? {} : { 'data-difference': '', tabIndex: -1 })}
      aria-label={`${name}, ${say[change.type]}`}
    >
      <div className={classes.differenceHead}>
        <span className={classes.trail}>{name}</span>
        <span className={classes.mark}>{say[change.type]}</span>
        <span className={classes.gap} />
        {onTakeBack && change.type !== 'same' && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconArrowBackUp size={14} />}
            aria-label={`${say.takeBack}: ${name}`}
            onClick={() => onTakeBack(change)}
          >
            {say.takeBack}
          </Button>
        )}
      </div>
      <Values shown={shown} layout={layout} documents={documents} />
    </li>
  );
}

function Values({ shown: { change, property }, layout, documents }: Omit<DifferenceRowProps, 'onTakeBack'>) {
  const say = useWords(words);
  switch (change.type) {
    case 'same':
      return <ValueView property={property} value={change.value} />;
    case 'moved':
      return (
        <p className={classes.about}>
          {say.position(placeOf(documents.before, change.path), placeOf(documents.after, change.path))}
        </p>
      );
    case 'added':
    case 'removed': {
      const value = change.type === 'added' ? change.after : change.before;
      const view = <ValueView property={property} value={value} />;
      if (layout === 'inline') return <div data-side={change.type}>{view}</div>;
      return (
        <div className={classes.pair}>
          <div data-side={change.type === 'removed' ? 'removed' : 'none'}>{change.type === 'removed' && view}</div>
          <div data-side={change.type === 'added' ? 'added' : 'none'}>{change.type === 'added' && view}</div>
        </div>
      );
    }
    case 'changed': {
      const { before, after } = change;
      if (typeof before === 'string' && typeof after === 'string' && readsAsText(property, before, after)) {
        return <WordDifference before={before} after={after} layout={layout} />;
      }
      return (
        <div className={layout === 'side' ? classes.pair : undefined}>
          <div data-side="removed">
            <ValueView property={property} value={before} />
          </div>
          <div data-side="added">
            <ValueView property={property} value={after} />
          </div>
        </div>
      );
    }
  }
}

/** Which place a row has in its list, counted from 1. */
function placeOf(values: JsonObject, path: string): number {
  const { parent = '', last = '' } = splitLast(path) ?? {};
  const rows = readAt(values, parent);
  return isJsonArray(rows) ? inOrder(rows).findIndex((row) => rowIdOf(row) === last) + 1 : 0;
}
