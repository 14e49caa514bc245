import {
  createSourceEdits,
  createTranslationEdits,
  followsSource,
  getTranslationPath,
  isTranslationNeeded,
  readTranslation,
  splitLast,
  translationsInput,
  type InputEdit,
  type Translation,
} from '@confab/inputs';
import { getLanguageName, type JsonValue, type Property } from '@confab/model';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useEditingSession, useValue } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { describeSource } from './describe-source.ts';
import { SourceDifference } from './source-difference.tsx';
import classes from './translations.module.css';
import { useProjectLanguages } from './use-writing-language.ts';
import { words } from './words.ts';

/** The field of a translation. */
interface FieldOfTranslation {
  readonly path: string;
  readonly property: Property;
  /** The edits to make together with each one of the value. */
  readonly getMoreEdits: () => readonly InputEdit[];
}

interface TranslatedFieldProps {
  readonly itemId: string;
  /** The path of the value in the first language. */
  readonly path: string;
  readonly property: Property;
  readonly language: string;
  readonly renderField: (field: FieldOfTranslation) => ReactNode;
}

/** An input in a further language: the field of the translation, and below it the first language to read. */
export function TranslatedField({ itemId, path, property, language, renderField }: TranslatedFieldProps) {
  const session = useEditingSession();
  const say = useWords(words);
  const first = useValue(itemId, path);
  const translation = useTranslation(itemId, path, property, language);
  const [firstLanguage = ''] = useProjectLanguages();
  const label = property.label ?? property.name;
  const source = describeSource(property, first);

  const getValues = () => session.getItem(itemId)?.values ?? {};
  const getMoreEdits = () => (followsSource(property) ? createSourceEdits(getValues(), language, path) : []);
  const write = (value: JsonValue) =>
    session.edit(itemId, createTranslationEdits(getValues(), language, path, property, value));

  return (
    <div role="group" aria-label={say.translation(label, getLanguageName(language))} data-language={language}>
      {renderField({
        path: getTranslationPath(language, path),
        property: withoutDuty(property),
        getMoreEdits,
      })}
      <div className={classes.below}>
        <Mark
          {...{ translation, property }}
          firstName={getLanguageName(firstLanguage)}
          onStillRight={
            session.isReadOnly ? undefined : () => session.edit(itemId, createSourceEdits(getValues(), language, path))
          }
          now={source}
        />
        {source === '' ? null : (
          <div className={classes.source}>
            <span className={classes.sourceLanguage}>{getLanguageName(firstLanguage)}</span>
            <p lang={firstLanguage} className={classes.sourceText}>
              {source}
            </p>
            {session.isReadOnly || first === undefined || translation.state === 'current' ? null : (
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                aria-label={say.takeTextOf(label)}
                onClick={() => write(first)}
              >
                {say.takeText}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface MarkProps {
  readonly translation: Translation;
  readonly property: Property;
  readonly firstName: string;
  /** The text of the first language as it is now. */
  readonly now: string;
  readonly onStillRight: (() => void) | undefined;
}

/** Whether the value is translated, and whether its text has changed since. */
function Mark({ translation: { state, source }, property, firstName, now, onStillRight }: MarkProps) {
  const say = useWords(words);
  const [isShown, setShown] = useState(false);
  if (state === 'missing')
    return isTranslationNeeded(property) ? (
      <span className={classes.mark}>{say.notTranslated}</span>
    ) : (
      <span className={classes.note}>{say.sameAs(firstName)}</span>
    );
  if (state !== 'stale') return null;
  return (
    <>
      <div className={classes.stale}>
        <span className={classes.mark}>{say.hasChanged(firstName)}</span>
        <Button size="compact-xs" variant="subtle" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? say.hideChange : say.showChange}
        </Button>
        {onStillRight ? (
          <Button size="compact-xs" variant="subtle" onClick={onStillRight}>
            {say.stillRight}
          </Button>
        ) : null}
      </div>
      {isShown ? <SourceDifference before={describeSource(property, source)} after={now} /> : null}
    </>
  );
}

/** What a language has of a value; renders again only when the value or its translation changes. */
function useTranslation(itemId: string, path: string, property: Property, language: string): Translation {
  const first = useValue(itemId, path);
  const found = useValue(itemId, splitLast(getTranslationPath(language, path))?.parent ?? '');
  const own = found === undefined ? {} : { [onlyInput]: found };
  const values = { ...(first === undefined ? {} : { [onlyInput]: first }), [translationsInput]: { [language]: own } };
  return readTranslation(values, language, onlyInput, property);
}

/** The input of an item that consists of one value and its translation. */
const onlyInput = 'Text';

/** What must not be blank in the first language may have no translation: the first language is used then. */
function withoutDuty({ flags = [], ...property }: Property): Property {
  return { ...property, flags: flags.filter((flag) => flag !== 'mandatory') };
}
