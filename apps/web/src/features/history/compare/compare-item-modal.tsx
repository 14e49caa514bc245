import { FailureState, ModalFrame } from '@confab/ui';
import { Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../history.module.css';
import { useVersions, type HistoryTarget } from '../use-history.ts';
import { words } from '../words.ts';
import { Differences } from './differences.tsx';
import { useComparisonSide, type ComparisonSide } from './use-comparison-side.ts';
import { createVersionOptions } from './create-version-options.ts';
import { useVersionDescription } from '../use-version-description.ts';

/** An item and the two versions to compare. */
export interface ComparedItem {
  readonly itemId: HistoryTarget['id'];
  readonly kind: HistoryTarget['kind'];
  readonly name: string;
  readonly from: ComparisonSide;
  readonly to: ComparisonSide;
}

/** Compares two versions of an item, or a version and the draft, value by value. Both sides can be changed. */
export function CompareItemModal(props: ComparedItem & { readonly onClose: () => void }) {
  const { itemId, kind, name, onClose } = props;
  const say = useWords(words);
  const translate = useMessage();
  const describe = useVersionDescription();
  const [from, setFrom] = useState(props.from);
  const [to, setTo] = useState(props.to);
  const { versions } = useVersions({ id: itemId, kind });
  const isDirty = useItem(itemId)?.isDirty ?? false;
  const [before, after] = [useComparisonSide(itemId, from), useComparisonSide(itemId, to)];
  const failed = [before, after].find((side) => side.error);
  const schema = before.schema ?? after.schema;
  const options = createVersionOptions(versions, isDirty, { say, describe });
  const renderSelect = (
    value: ComparisonSide,
    onSelect: (side: ComparisonSide) => void,
    label: string,
    hasInitialFocus = false,
  ) => (
    <Select
      size="xs"
      data-autofocus={hasInitialFocus || undefined}
      label={label}
      allowDeselect={false}
      value={`${value}`}
      data={value === 'nothing' ? [{ value, label: say.nothing }, ...options] : options}
      comboboxProps={{ withinPortal: true }}
      onChange={(next) =>
        onSelect(next === 'nothing' ? next : next === null || next === 'draft' ? 'draft' : Number(next))
      }
    />
  );
  return (
    <ModalFrame title={say.compareOf(name)} size="min(1100px, 94vw)" onClose={onClose}>
      <div className={classes.sides}>
        {renderSelect(from, setFrom, say.from, true)}
        {renderSelect(to, setTo, say.to)}
      </div>
      {failed?.error && (
        <FailureState title={say.valuesNotLoaded} message={translate(failed.error)} onRetry={() => failed.retry()} />
      )}
      {!failed && (before.values === undefined || after.values === undefined) && (
        <div role="status" aria-label={say.loadingValues} className={classes.loading}>
          <Skeleton height={28} />
          <Skeleton height={90} />
          <Skeleton height={90} />
        </div>
      )}
      {!failed && before.values && after.values && (
        <Differences
          itemId={itemId}
          schema={schema}
          before={before.values}
          after={after.values}
          times={{ before: before.time, after: after.time }}
          canRestore={to === 'draft'}
        />
      )}
    </ModalFrame>
  );
}
