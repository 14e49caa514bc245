import { IconButton } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../definitions.module.css';
import { findListClashes } from '../rows/find-list-clashes.ts';
import type { ListRow } from '../rows/read-definition-rows.ts';
import { words } from '../words.ts';
import { useLineKeys } from './use-line-keys.ts';
import { readListLines, writeListLines, type ListLine } from './list-lines.ts';

const shownAtFirst = 100;
const blankLine: ListLine = { value: '', synonyms: '' };

/** The values and synonyms of a list as a table. It edits the text of the list, a line for each value. */
export function ValueTable({ row: { id, values } }: { readonly row: ListRow }) {
  const say = useWords(words);
  const session = useEditingSession();
  const frame = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const path = `SlotTypes/${id}/Values`;
  const stored = useValue(session.projectId, path);
  const isEnabled = !session.isReadOnly;
  const storedLines = readListLines(typeof stored === 'string' ? stored : '');
  // An empty list and a list with one blank line have the same text, so an empty list shows one blank line.
  const isEmpty = storedLines.length === 0;
  const lines = isEmpty && isEnabled ? [blankLine] : storedLines;
  const keys = useLineKeys(lines.map((line) => writeListLines([line])));
  const clashing = new Map(findListClashes(values).map((clash) => [clash.word.toLowerCase(), clash.values]));
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);

  function write(next: readonly ListLine[]) {
    session.edit(session.projectId, { path, action: 'ValueChanged', updatedValue: writeListLines(next) });
  }
  function add() {
    if (isEmpty) return focusLine(0);
    // At once: the next key may come before the next frame.
    flushSync(() => {
      setIsWhole(true);
      write([...lines, blankLine]);
    });
    focusLine(lines.length);
  }
  function focusLine(at: number) {
    if (at >= shown.length) flushSync(() => setIsWhole(true));
    frame.current?.querySelectorAll<HTMLElement>('[data-value]')[at]?.focus();
  }
  function remove(at: number) {
    flushSync(() => write(lines.filter((_, index) => index !== at)));
    // The button of the removed line had the focus: the next value gets it, or the last one.
    focusLine(Math.max(0, Math.min(at, lines.length - 2)));
  }
  function handleKey(event: KeyboardEvent, at: number) {
    if (event.key !== 'Enter' || isComposing(event) || !isEnabled) return;
    event.preventDefault();
    if (at === lines.length - 1) add();
    else focusLine(at + 1);
  }
  /** The words of a line that another value has too. */
  function findClashText({ value, synonyms }: ListLine): string | undefined {
    const shared = [value, ...synonyms.split('|')]
      .map((one) => one.trim())
      .filter((one) => clashing.has(one.toLowerCase()));
    const [first] = shared;
    return first === undefined ? undefined : say.clash(first, clashing.get(first.toLowerCase()) ?? []);
  }

  return (
    <div ref={frame} role="group" aria-label={say.values} data-project-text>
      <div className={classes.values}>
        <span aria-hidden="true">{say.value}</span>
        <span aria-hidden="true">{say.synonymsWithBars}</span>
        <span />
        {shown.map((line, at) => (
          <ValueLine
            key={keys[at]}
            {...{ line, isEnabled }}
            canRemove={isEnabled && !isEmpty}
            number={at + 1}
            error={findClashText(line)}
            onChange={(next) => write(lines.with(at, next))}
            onRemove={() => remove(at)}
            onKeyDown={(event) => handleKey(event, at)}
          />
        ))}
      </div>
      <div className={classes.actions}>
        {shown.length < lines.length ? (
          <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
            {say.showAll(lines.length)}
          </Button>
        ) : null}
        {isEnabled ? (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={add}
          >
            {say.addValue}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface ValueLineProps {
  readonly line: ListLine;
  readonly number: number;
  readonly isEnabled: boolean;
  readonly canRemove: boolean;
  readonly error: string | undefined;
  readonly onChange: (line: ListLine) => void;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function ValueLine({ line, number, isEnabled, canRemove, error, onChange, onRemove, onKeyDown }: ValueLineProps) {
  const say = useWords(words);
  return (
    <>
      <TextInput
        size="xs"
        data-value
        aria-label={say.valueNumber(number)}
        disabled={!isEnabled}
        value={line.value}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange({ ...line, value: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        aria-label={say.synonymsNumber(number)}
        placeholder={say.synonymsPlaceholder}
        disabled={!isEnabled}
        error={error}
        value={line.synonyms}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange({ ...line, synonyms: event.currentTarget.value })}
      />
      {canRemove ? (
        <IconButton size={26} label={say.removeValue(number)} icon={<IconX size={14} />} onClick={onRemove} />
      ) : (
        <span />
      )}
    </>
  );
}
