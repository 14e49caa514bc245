import { PillsInput } from '@mantine/core';
import { isJsonArray } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../../words/define-words.ts';
import type { InputProps } from '../../define-input.ts';
import classes from '../kinds.module.css';
import { words } from '../words.ts';
import { ChipItem } from './chip-item.tsx';
import { moveChip, pasteChips } from './chip-list.ts';

/** Keeps the text cursor on the line of the last chip. */
const narrowFieldPx = 40;

/**
 * A list of short texts, for example suggestion chips.
 *
 * Enter adds the typed text, Backspace in the empty field removes the last chip. Arrow keys go from chip to chip, with Alt
 * they move the chip, Delete and Backspace remove it. Chips can be dragged.
 */
export function ChipsInput({ property, value, isEnabled, onChange, control, labelId }: InputProps) {
  const say = useWords(words);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [announced, setAnnounced] = useState('');
  const chips = isJsonArray(value) ? value.filter((chip) => typeof chip === 'string') : [];

  function add(text: string) {
    onChange(pasteChips(chips, text));
    setTyped('');
  }
  function remove(at: number) {
    // At once: the next key may come before the next frame.
    flushSync(() => {
      onChange(chips.filter((_, index) => index !== at));
      setAnnounced(say.chipRemoved(chips[at] ?? ''));
    });
    focusChip(Math.min(at, chips.length - 2));
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= chips.length || from === to) return;
    flushSync(() => {
      onChange(moveChip(chips, from, to));
      setAnnounced(say.chipMoved(chips[from] ?? '', to + 1, chips.length));
    });
    focusChip(to);
  }
  /** Focuses a chip at once, so that it receives the next key; the field when there is none at this position. */
  function focusChip(at: number) {
    const chip = list.current?.querySelectorAll<HTMLElement>('[data-chip]')[at];
    (chip ?? field.current)?.focus();
  }
  function handleFieldKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const isAtStart = typed === '' || event.currentTarget.selectionEnd === 0;
    if (event.key === 'Enter' && typed.trim() !== '') add(typed);
    else if (event.key === 'Backspace' && typed === '' && chips.length > 0) {
      onChange(chips.slice(0, -1));
      setAnnounced(say.chipRemoved(chips.at(-1) ?? ''));
    } else if (event.key === 'ArrowLeft' && isAtStart && chips.length > 0) focusChip(chips.length - 1);
    else return;
    event.preventDefault();
  }
  function handleChipKey(event: KeyboardEvent, at: number) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by !== 0 && event.altKey) move(at, at + by);
    else if (by !== 0) focusChip(Math.max(at + by, 0));
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else return;
    event.preventDefault();
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (!text.includes('\n')) return;
    event.preventDefault();
    add(typed + text);
  }
  function dragOver(event: DragEvent, at: number) {
    if (dragged === undefined) return;
    event.preventDefault();
    if (at === dragged) return;
    onChange(moveChip(chips, dragged, at));
    setDragged(at);
  }

  return (
    <PillsInput id={control.id} error={control.error} errorProps={control.errorProps} disabled={!isEnabled}>
      <div className={classes.chips}>
        <div ref={list} role="list" aria-labelledby={labelId} className={classes.chipList}>
          {chips.map((chip, at) => (
            <ChipItem
              key={chip}
              text={chip}
              isEnabled={isEnabled}
              onKeyDown={(event) => handleChipKey(event, at)}
              onRemove={() => remove(at)}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => dragOver(event, at)}
              onDragEnd={() => setDragged(undefined)}
            />
          ))}
        </div>
        {isEnabled || chips.length === 0 ? (
          <PillsInput.Field
            ref={field}
            aria-labelledby={labelId}
            required={control.required && chips.length === 0}
            disabled={!isEnabled}
            value={typed}
            placeholder={chips.length === 0 ? (property.placeholder ?? say.chipHint) : ''}
            aria-invalid={control.error !== undefined}
            aria-description={chips.length === 0 ? undefined : say.chipKeys}
            style={{ minWidth: narrowFieldPx }}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={handleFieldKey}
            onPaste={paste}
            onBlur={() => typed.trim() !== '' && add(typed)}
          />
        ) : null}
      </div>
      <output className="cf-visually-hidden">{announced}</output>
    </PillsInput>
  );
}
