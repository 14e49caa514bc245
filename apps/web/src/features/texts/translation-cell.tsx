import { createSourceEdits, createTranslationEdits, getTranslationPath, isSameJson } from '@confab/inputs';
import { getLanguageName, isJsonArray } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useEditingSession, usePersonEditing, useInputError, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { ColleagueCarets, FieldError, useTextSelection } from '../inputs/index.ts';
import { fromLines, getWriting, toLines, type TextRow } from './list-texts.ts';
import { TranslationMarks } from './translation-marks.tsx';
import { useAnnouncedField } from './use-announced-field.ts';
import classes from './texts.module.css';
import { words } from './words.ts';

interface TranslationCellProps {
  readonly row: TextRow;
  readonly language: string;
  readonly firstLanguage: string;
  /** The translation is written in, so that its row stays in sight. */
  readonly onTouch: () => void;
  /** Goes to the text of the same language some rows further. */
  readonly onMove: (by: 1 | -1) => void;
}

/** A translation, written in place. The edits are those of its field in the form. */
export function TranslationCell({ row, language, firstLanguage, onTouch, onMove }: TranslationCellProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const { itemId, property } = row;
  const path = getTranslationPath(language, row.path);
  const value = useValue(itemId, path);
  const editor = usePersonEditing(itemId, path);
  const refusal = useInputError(itemId, path);
  const field = useRef<HTMLDivElement>(null);
  /**
   * The text of a list that is being written, as its value has no blank lines. It is used until others change the
   * value.
   */
  const [draft, setDraft] = useState<string>();
  const writing = getWriting(row);
  const isDraftStored = draft !== undefined && isSameJson(fromLines(draft, row.value), value ?? '');
  const text = isDraftStored ? draft : toLines(value);
  const name = getLanguageName(language);
  const announced = useAnnouncedField(itemId, path);
  useTextSelection(field, announced.select, { session, itemId, path });

  function write(typed: string) {
    const next = writing === 'line' ? typed.replaceAll('\n', ' ') : typed;
    const values = session.getItem(itemId)?.values ?? {};
    session.edit(itemId, createTranslationEdits(values, language, row.path, property, fromLines(next, row.value)));
  }
  /** The pressed button disappears with its mark. */
  function focusText() {
    field.current?.querySelector('textarea')?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    const { key, shiftKey, altKey } = event;
    if (altKey || isComposing(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (key === 'Enter' && (isCommand || (writing !== 'list' && !shiftKey))) onMove(1);
    else if (isCommand && key === 'ArrowDown') onMove(1);
    else if (isCommand && key === 'ArrowUp') onMove(-1);
    else if (key !== 'Enter' || writing !== 'line') return;
    event.preventDefault();
  }
  const colour = { '--person-colour': editor?.colour };

  return (
    <div role="cell" className={classes.cell} lang={language} style={colour}>
      {session.isReadOnly ? (
        <p className={classes.text}>{text}</p>
      ) : (
        <div ref={field} className={classes.field} data-project-text data-edited={editor !== undefined}>
          <textarea
            className={classes.area}
            aria-label={say.translation(row.label, row.place, name)}
            aria-invalid={refusal !== undefined}
            data-language={language}
            rows={1}
            spellCheck
            value={text}
            onChange={({ currentTarget }) => {
              announced.write();
              if (isJsonArray(row.value)) setDraft(currentTarget.value);
              write(currentTarget.value);
            }}
            onKeyDown={handleKey}
            onFocus={() => {
              announced.enter();
              onTouch();
            }}
            onBlur={() => {
              setDraft(undefined);
              announced.leave();
            }}
          />
          <ColleagueCarets {...{ itemId, path, text, field }} />
          {editor ? <span className={classes.person}>{editor.name}</span> : null}
        </div>
      )}
      <div role="alert">{refusal === undefined ? null : <FieldError text={refusal} />}</div>
      <TranslationMarks
        {...{ row, language, firstLanguage, text }}
        onInsert={(token) => {
          onTouch();
          announced.write();
          write(text === '' || /\s$/.test(text) ? `${text}${token}` : `${text} ${token}`);
          focusText();
        }}
        onStillRight={() => {
          onTouch();
          session.edit(itemId, createSourceEdits(session.getItem(itemId)?.values ?? {}, language, row.path));
          focusText();
        }}
      />
    </div>
  );
}
