import {
  describeValue,
  sortRows,
  readAt,
  getRowId,
  splitLast,
  type ShownChange,
  type ValueChange,
} from '@confab/inputs';
import { isJsonArray, type JsonObject, type JsonValue, type Property } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { isAssetId } from '../../../media/asset-addresses.ts';
import { FileTimeProvider } from '../../../media/asset-versions.ts';
import { useWords } from '../../../words/define-words.ts';
import { ValueView } from '../../inputs/index.ts';
import classes from '../history.module.css';
import { words } from '../words.ts';
import { FileDifference } from './file-difference.tsx';
import type { ComparedTimes } from './use-replaced-files.ts';
import { isPlainText, WordDifference } from './word-difference.tsx';

interface DifferenceRowProps {
  readonly shown: ShownChange;
  readonly layout: 'side' | 'inline';
  readonly documents: { readonly before: JsonObject; readonly after: JsonObject };
  readonly times: ComparedTimes;
  readonly onRestore: ((change: ValueChange) => void) | undefined;
}

/** One value in two versions, under its label. */
export function DifferenceRow({ shown, layout, documents, times, onRestore }: DifferenceRowProps) {
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
        {onRestore && change.type !== 'same' && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconArrowBackUp size={14} />}
            aria-label={`${say.restoreValue}: ${name}`}
            onClick={() => onRestore(change)}
          >
            {say.restoreValue}
          </Button>
        )}
      </div>
      <Values shown={shown} layout={layout} documents={documents} times={times} />
    </li>
  );
}

function Values({ shown: { change, property }, layout, documents, times }: Omit<DifferenceRowProps, 'onRestore'>) {
  const say = useWords(words);
  switch (change.type) {
    case 'same':
      return (
        <FileTimeProvider value={times.after}>
          <ValueView property={property} value={change.value} />
        </FileTimeProvider>
      );
    case 'moved':
      return (
        <p className={classes.about}>
          {say.position(getRowPosition(documents.before, change.path), getRowPosition(documents.after, change.path))}
        </p>
      );
    case 'added':
    case 'removed': {
      const value = change.type === 'added' ? change.after : change.before;
      const view = (
        <FileTimeProvider value={change.type === 'added' ? times.after : times.before}>
          <ValueView property={property} value={value} />
        </FileTimeProvider>
      );
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
      if (typeof before === 'string' && typeof after === 'string' && isPlainText(property, before, after)) {
        return <WordDifference before={before} after={after} layout={layout} />;
      }
      const [earlierId, laterId] = [getFileId(property, before), getFileId(property, after)];
      if (earlierId !== undefined && laterId !== undefined) {
        const sides = {
          before: { assetId: earlierId, time: times.before },
          after: { assetId: laterId, time: times.after },
        };
        return <FileDifference {...sides} layout={layout} />;
      }
      return (
        <div className={layout === 'side' ? classes.pair : undefined}>
          <div data-side="removed">
            <FileTimeProvider value={times.before}>
              <ValueView property={property} value={before} />
            </FileTimeProvider>
          </div>
          <div data-side="added">
            <FileTimeProvider value={times.after}>
              <ValueView property={property} value={after} />
            </FileTimeProvider>
          </div>
        </div>
      );
    }
  }
}

/** The id of the file that a value names; undefined for other values. */
function getFileId(property: Property | undefined, value: JsonValue): AssetId | undefined {
  const shown = describeValue(property, value, () => undefined);
  return shown.type === 'asset' && isAssetId(shown.text) ? shown.text : undefined;
}

/** Position of a row in its list, from 1. */
function getRowPosition(values: JsonObject, path: string): number {
  const { parent = '', last = '' } = splitLast(path) ?? {};
  const rows = readAt(values, parent);
  return isJsonArray(rows) ? sortRows(rows).findIndex((row) => getRowId(row) === last) + 1 : 0;
}
