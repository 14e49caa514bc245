import { getLanguageName } from '@confab/model';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useLanguage } from '../../words/language.ts';
import { useWords } from '../../words/define-words.ts';
import { SourceDifference } from '../translations/index.ts';
import { compareTokens, type TextRow } from './list-texts.ts';
import classes from './texts.module.css';
import { words } from './words.ts';

interface TranslationMarksProps {
  readonly row: TextRow;
  readonly language: string;
  readonly firstLanguage: string;
  /** The translation as it is written now. */
  readonly text: string;
  readonly onInsert: (token: string) => void;
  readonly onStillRight: () => void;
}

/** What a translation lacks: itself, a token, or a change of its text. */
export function TranslationMarks({ row, language, firstLanguage, text, ...on }: TranslationMarksProps) {
  const say = useWords(words);
  const { isReadOnly } = useEditingSession();
  const interfaceLanguage = useLanguage((state) => state.language);
  const [isShown, setShown] = useState(false);
  const { state, madeFrom } = row.translations.get(language) ?? { state: 'nothing', madeFrom: '' };
  const isStale = state === 'stale';
  const first = getLanguageName(firstLanguage);
  const { missing, unknown } = compareTokens(row, text);
  const write = (name: string) => `{tv.${name}}`;
  if (text.trim() === '')
    return (
      <div className={classes.marks} lang={interfaceLanguage}>
        <span className={classes.mark}>{say.notTranslated}</span>
      </div>
    );
  if (!isStale && missing.length === 0 && unknown.length === 0) return null;
  return (
    <>
      <div className={classes.marks} lang={interfaceLanguage}>
        {isStale ? (
          <>
            <span className={classes.mark}>{say.hasChanged(first)}</span>
            <Button size="compact-xs" variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? say.hideChange : say.showChange}
            </Button>
            {isReadOnly ? null : (
              <Button size="compact-xs" variant="subtle" onClick={on.onStillRight}>
                {say.stillRight}
              </Button>
            )}
          </>
        ) : null}
        {missing.length > 0 ? <span className={classes.mark}>{say.lacks}</span> : null}
        {missing.map((name) =>
          isReadOnly ? (
            <code key={name}>{write(name)}</code>
          ) : (
            <Button
              key={name}
              size="compact-xs"
              variant="subtle"
              aria-label={say.insert(write(name))}
              onClick={() => on.onInsert(write(name))}
            >
              {write(name)}
            </Button>
          ),
        )}
        {unknown.map((name) => (
          <span key={name} className={classes.mark}>
            {say.unknownToken(write(name), first)}
          </span>
        ))}
      </div>
      {isStale && isShown ? (
        <div lang={firstLanguage}>
          <SourceDifference before={madeFrom} after={row.source} />
        </div>
      ) : null}
    </>
  );
}
