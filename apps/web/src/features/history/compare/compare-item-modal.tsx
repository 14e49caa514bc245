import { FailureState, ModalFrame } from '@confab/ui';
import { Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useItem } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from '../history.module.css';
import { useDescription } from '../use-description.ts';
import { useVersions, type HistoryOf } from '../use-history.ts';
import { words } from '../words.ts';
import { Differences } from './differences.tsx';
import { useSide, type SideOf } from './use-side.ts';
import { versionOptions } from './version-options.ts';

/** An item, and what of it is compared. */
export interface ComparedItem {
  readonly itemId: string;
  readonly kind: HistoryOf['kind'];
  readonly name: string;
  readonly from: SideOf;
  readonly to: SideOf;
}

/** Two versions of an item, or one and the draft, value by value; either side can be changed for another. */
export function CompareItemModal(props: ComparedItem & { readonly onClose: () => void }) {
  const { itemId, kind, name, onClose } = props;
  const say = useWords(words);
  const sayMessage = useMessage();
  const describe = useDescription();
  const [from, setFrom] = useState(props.from);
  const [to, setTo] = useState(props.to);
  const { versions } = useVersions({ id: itemId, kind });
  const isDirty = useItem(itemId)?.isDirty ?? false;
  const [before, after] = [useSide(itemId, from), useSide(itemId, to)];
  const failed = [before, after].find((side) => side.error);
  const schema = before.schema ?? after.schema;
  const options = versionOptions(versions, isDirty, { say, describe });
  const choice = (value: SideOf, choose: (side: SideOf) => void, label: string) => (
    <Select
      size="xs"
      label={label}
      allowDeselect={false}
      value={`${value}`}
      data={options}
      comboboxProps={{ withinPortal: true }}
      onChange={(next) => choose(next === null || next === 'draft' ? 'draft' : Number(next))}
    />
  );
  return (
    <ModalFrame title={say.compareOf(name)} size="min(1100px, 94vw)" onClose={onClose}>
      <div className={classes.sides}>
        {choice(from, setFrom, say.from)}
        {choice(to, setTo, say.to)}
      </div>
      {failed?.error && (
        <FailureState
          title={say.valuesNotLoaded}
          message={sayMessage(failed.error.message)}
          onRetry={() => failed.retry()}
        />
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
          canTakeBack={to === 'draft'}
        />
      )}
    </ModalFrame>
  );
}
