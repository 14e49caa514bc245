import { Text, VisuallyHidden } from '@mantine/core';
import { describeValue, type ShownValue } from '@confab/inputs';
import type { JsonValue, Property } from '@confab/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useWords } from '../../../words/define-words.ts';
import { useTranslateOption } from '../inputs-context.tsx';
import { useFindName } from '../use-reference-options.ts';
import { AssetView } from './asset-view.tsx';
import { ShownFields, ShownRows } from './shown-rows.tsx';
import { TokenText } from './token-text-view.tsx';
import classes from './value-view.module.css';
import { words } from './words.ts';

interface ValueViewProps {
  /** The property of the value; without one, the value is shown as JSON. `findPropertyAt` finds it by a path. */
  readonly property: Property | undefined;
  readonly value: JsonValue | undefined;
}

/**
 * Read-only view of any value: names instead of ids, tokens as chips, all languages, rows with their count.
 *
 * Needs an editing session, whose project provides the names.
 */
export function ValueView({ property, value }: ValueViewProps) {
  return <ShownValueView shown={describeValue(property, value, useFindName())} />;
}

const show = (shown: ShownValue) => <ShownValueView shown={shown} />;

function ShownValueView({ shown }: { readonly shown: ShownValue }) {
  const say = useWords(words);
  switch (shown.type) {
    case 'nothing':
      return <Empty />;
    case 'truth':
      return <span className={classes.text}>{shown.isTrue ? say.yes : say.no}</span>;
    case 'text':
      return <span className={classes.text}>{shown.text}</span>;
    case 'secret':
      return (
        <span className={shown.isSet ? classes.text : classes.quiet}>
          {shown.isSet ? say.secretSet : say.secretMissing}
        </span>
      );
    case 'code':
      return <pre className={classes.code}>{shown.text}</pre>;
    case 'asset':
      return <AssetView id={shown.text} />;
    case 'tokens':
      return <TokenText parts={shown.parts} />;
    case 'named':
      return shown.name === undefined ? (
        <Missing text={say.missing(shown.kind, shown.id)} />
      ) : (
        <span className={classes.text}>{shown.name}</span>
      );
    case 'choices':
      return <Choices choices={shown.choices} />;
    case 'languages':
      return (
        <dl className={classes.fields}>
          {shown.texts.map(({ language, text }) => (
            <LanguageText key={language} language={language} text={text} />
          ))}
        </dl>
      );
    case 'fields':
      return <ShownFields fields={shown.fields} show={show} />;
    case 'rows':
      return <ShownRows rows={shown.rows} show={show} />;
  }
}

function Empty() {
  const say = useWords(words);
  return (
    <span className={classes.quiet}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{say.empty}</VisuallyHidden>
    </span>
  );
}

function Missing({ text }: { readonly text: string }) {
  return (
    <span className={`${classes.text} ${classes.missing}`}>
      <IconAlertTriangle size={14} aria-hidden="true" />
      {text}
    </span>
  );
}

function Choices({ choices }: { readonly choices: Extract<ShownValue, { type: 'choices' }>['choices'] }) {
  const say = useTranslateOption();
  return (
    <ul className={classes.choices}>
      {choices.map(({ label, description }, at) => (
        // The same text may occur twice.
        <li key={`${at} ${label}`} className={classes.text}>
          {say(label)}
          {description === '' || description === say(label) ? null : (
            <Text span size="xs" className={classes.quiet}>
              {` ${description}`}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

function LanguageText({ language, text }: { readonly language: string; readonly text: string }) {
  return (
    <>
      <dt>{language}</dt>
      <dd className={classes.text} lang={language}>
        {text}
      </dd>
    </>
  );
}
