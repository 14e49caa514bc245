import { listChangeSections, createRevertEdits, type ShownChange, type ValueChange } from '@confab/inputs';
import { EmptyState, IconButton } from '@confab/ui';
import type { ItemSchema, JsonObject } from '@confab/model';
import { SegmentedControl, Switch } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../history.module.css';
import { words } from '../words.ts';
import { DifferenceRow } from './difference-row.tsx';
import { ReplacedFiles } from './replaced-files.tsx';
import { useReplacedFiles, type ComparedTimes } from './use-replaced-files.ts';

interface DifferencesProps {
  readonly itemId: string;
  readonly schema: ItemSchema | undefined;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The moments whose files the sides show. */
  readonly times?: ComparedTimes;
  /** Whether the later side is the draft, so that values can be restored. */
  readonly canRestore: boolean;
}

const now: ComparedTimes = { before: undefined, after: undefined };
const noShape: Pick<ItemSchema, 'properties' | 'categories'> = { properties: [], categories: [] };

/** The differences between two documents of values, by category; N and P move between them. */
export function Differences({ itemId, schema, before, after, times = now, canRestore }: DifferencesProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const [layout, setLayout] = useState<'side' | 'inline'>('side');
  const [isOnlyDifferences, setOnlyDifferences] = useState(true);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const shape = schema ?? noShape;
  const replaced = useReplacedFiles(shape, { before, after }, times);
  const sections = listChangeSections(
    shape,
    { before, after },
    (_column, value) => (typeof value === 'string' ? value : ''),
    !isOnlyDifferences,
  );
  const changeCount = sections.flatMap(({ changes }) => changes).filter(({ change }) => change.type !== 'same').length;
  const count = changeCount + replaced.length;
  const place = Math.min(at, count - 1);

  function goTo(next: number) {
    if (count === 0) return;
    const index = (next + count) % count;
    setAt(index);
    list.current?.querySelectorAll<HTMLElement>('[data-difference]')[index]?.focus();
  }

  // Without a current place, the previous one is the last.
  const goBack = () => goTo(Math.max(place, 0) - 1);

  function handleKey(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'n') goTo(place + 1);
    else if (event.key === 'p') goBack();
    else return;
    event.preventDefault();
  }

  function restoreValue(change: ValueChange) {
    session.edit(itemId, createRevertEdits(change));
    showToast({ kind: 'success', text: { message: say.valueRestored } });
  }

  const renderRow = (shown: ShownChange) => (
    <DifferenceRow
      key={`${shown.change.type} ${shown.change.path}`}
      shown={shown}
      layout={layout}
      documents={{ before, after }}
      times={times}
      onRestore={canRestore && !session.isReadOnly ? restoreValue : undefined}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble up from the focused rows and buttons
    <div onKeyDown={handleKey}>
      <div className={classes.compareTools}>
        <span className={classes.count} role="status">
          {place >= 0 ? say.place(place + 1, count) : say.differences(count)}
        </span>
        <IconButton size={28} label={say.previous} icon={<IconArrowUp size={16} />} onClick={goBack} />
        <IconButton size={28} label={say.next} icon={<IconArrowDown size={16} />} onClick={() => goTo(place + 1)} />
        <span className={classes.gap} />
        <Switch
          size="xs"
          label={say.onlyDifferences}
          checked={isOnlyDifferences}
          onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
        />
        <SegmentedControl
          size="xs"
          aria-label={say.layout}
          value={layout}
          onChange={(next) => setLayout(next === 'inline' ? 'inline' : 'side')}
          data={[
            { value: 'side', label: say.sideBySide },
            { value: 'inline', label: say.inline },
          ]}
        />
      </div>
      {sections.length === 0 && replaced.length === 0 && (
        <EmptyState icon={<IconEqual size={24} />} title={say.equal}>
          {say.equalText}
        </EmptyState>
      )}
      <div ref={list}>
        {sections.map(({ id, title, changes }) => (
          <section key={id} className={classes.section}>
            <h3>{title || say.general}</h3>
            <ul className={classes.differences}>{changes.map(renderRow)}</ul>
          </section>
        ))}
        {replaced.length > 0 && <ReplacedFiles files={replaced} times={times} layout={layout} />}
      </div>
    </div>
  );
}
