import { getTranslationPath } from '@confab/inputs';
import { getLanguageName } from '@confab/model';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { focusWhenRendered } from '../../platform/focus/focus-when-rendered.ts';
import { useWords } from '../../words/define-words.ts';
import { countTranslated, type TextRow } from './list-texts.ts';
import { TranslationCell } from './translation-cell.tsx';
import { useVisibleTexts } from './use-visible-texts.ts';
import classes from './texts.module.css';
import { words } from './words.ts';

interface TextsTableProps {
  readonly rows: readonly TextRow[];
  /** The rows that translations are counted of. */
  readonly counted: readonly TextRow[];
  readonly firstLanguage: string;
  /** The further languages that are shown. */
  readonly languages: readonly string[];
  /** The row to begin with, and to go to when it changes. */
  readonly rowId: string | undefined;
  /** A row is written in, so that it stays until the filter changes. */
  readonly onTouch: (rowId: string) => void;
  readonly onOpen: (row: TextRow, path: string) => void;
}

/** The texts with their translations, of which only the rows near the visible ones are rendered. */
export function TextsTable(props: TextsTableProps) {
  const { rows, counted, firstLanguage, languages, rowId, onTouch, onOpen } = props;
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const helpId = useId();
  const [keptId, setKeptId] = useState<string>();
  const { box, drawn, height, measure, scrollTo } = useVisibleTexts(rows, keptId);
  const tracks = `minmax(120px, 1fr) ${'minmax(180px, 2fr) '.repeat(languages.length + 1)}`.trim();
  const columnCount = languages.length + 2;

  /** Goes to the translation of a row, which may have to be scrolled into view first. */
  function goTo(id: string, language: string | undefined) {
    const scroller = box.current;
    if (!scroller) return;
    scrollTo(id);
    focusWhenRendered(scroller, () => findField(scroller, id, language));
  }
  const [hasRow, firstShown] = [rows.some(({ id }) => id === rowId), languages[0]];
  const shownId = useRef<string>(undefined);
  const show = useEffectEvent((id: string) => {
    // A filter may hide the row and show it again, while one writes elsewhere.
    if (shownId.current !== id) goTo(id, firstShown);
    shownId.current = id;
  });
  useEffect(() => {
    if (rowId !== undefined && hasRow) show(rowId);
  }, [rowId, hasRow]);

  return (
    <>
      <div ref={box} className={classes.scroller}>
        <div
          role="table"
          aria-label={say.title}
          aria-rowcount={rows.length + 1}
          aria-colcount={columnCount}
          aria-describedby={isReadOnly ? undefined : helpId}
          style={{ minWidth: 140 + 190 * (languages.length + 1) }}
        >
          <div role="rowgroup" className={classes.head}>
            <div role="row" aria-rowindex={1} className={classes.cells} style={{ gridTemplateColumns: tracks }}>
              <div role="columnheader">{say.place}</div>
              <div role="columnheader">{getLanguageName(firstLanguage)}</div>
              {languages.map((language) => (
                <div key={language} role="columnheader">
                  {getLanguageName(language)}
                  <span className={classes.count}>
                    {say.translated(countTranslated(counted, language), counted.length)}
                  </span>
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" className={classes.rows} style={height === undefined ? undefined : { height }}>
            {drawn.map(({ row, at, start }) => (
              <div
                key={row.id}
                ref={measure}
                role="row"
                aria-rowindex={at + 2}
                data-index={at}
                data-row={row.id}
                className={classes.row}
                style={{
                  gridTemplateColumns: tracks,
                  ...(start === undefined ? {} : { position: 'absolute', transform: `translateY(${start}px)` }),
                }}
              >
                <div role="cell" className={classes.cell}>
                  <UnstyledButton
                    className={classes.place}
                    aria-label={say.openPlace(row.label, row.place)}
                    onClick={() =>
                      onOpen(row, languages.length === 1 ? getTranslationPath(languages[0] ?? '', row.path) : row.path)
                    }
                  >
                    <span>{row.place}</span>
                    <span className={classes.quiet}>{row.label}</span>
                  </UnstyledButton>
                </div>
                <div role="cell" className={classes.cell} lang={firstLanguage}>
                  <p className={classes.text}>{row.source}</p>
                </div>
                {languages.map((language) => (
                  <TranslationCell
                    key={language}
                    {...{ row, language, firstLanguage }}
                    onTouch={() => {
                      setKeptId(row.id);
                      onTouch(row.id);
                    }}
                    onMove={(by) => {
                      const next = rows[rows.findIndex(({ id }) => id === row.id) + by];
                      if (next) goTo(next.id, language);
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {isReadOnly ? null : (
        <p id={helpId} className={classes.keys}>
          {say.keys}
        </p>
      )}
    </>
  );
}

/** Where a translation is written, else where its place is opened; undefined while the row is not rendered. */
function findField(box: HTMLElement, rowId: string, language: string | undefined): HTMLElement | undefined {
  const row = [...box.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === rowId);
  const fields = [...(row?.querySelectorAll<HTMLElement>('textarea') ?? [])];
  return fields.find(({ dataset }) => dataset['language'] === language) ?? row?.querySelector('button') ?? undefined;
}
