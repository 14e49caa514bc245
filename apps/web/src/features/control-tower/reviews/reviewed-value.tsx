import type { ShownValue } from '@confab/inputs';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

/** A value as text. It needs no open project, unlike the view of values in the editor. */
export function ReviewedValue({ shown }: { readonly shown: ShownValue }) {
  const say = useWords(words);
  const translate = useMessage();
  switch (shown.type) {
    case 'nothing':
      return <span className={classes.quiet}>{say.empty}</span>;
    case 'truth':
      return <span>{shown.isTrue ? say.yes : say.no}</span>;
    case 'secret':
      return <span>{shown.isSet ? '•••' : say.empty}</span>;
    case 'text':
    case 'asset':
      return <span className={classes.text}>{shown.text}</span>;
    case 'code':
      return <pre className={classes.code}>{shown.text}</pre>;
    case 'tokens':
      return <span className={classes.text}>{shown.parts.map(({ text }) => text).join('')}</span>;
    case 'named':
      return <span>{shown.name ?? shown.id}</span>;
    case 'choices':
      return <span>{shown.choices.map(({ label }) => translate(label)).join(', ')}</span>;
    case 'languages':
      return (
        <>
          {shown.texts.map(({ language, text }) => (
            <p key={language} lang={language} className={classes.text}>
              {text}
            </p>
          ))}
        </>
      );
    case 'fields':
      return <Fields fields={shown.fields} />;
    case 'rows':
      return (
        <ol className={classes.rows}>
          {shown.rows.map(({ id, title, fields }) => (
            <li key={id}>
              {title !== '' && <strong>{title}</strong>}
              <Fields fields={fields} />
            </li>
          ))}
        </ol>
      );
  }
}

function Fields({ fields }: { readonly fields: Extract<ShownValue, { type: 'fields' }>['fields'] }) {
  const translate = useMessage();
  return (
    <dl className={classes.fields}>
      {fields
        .filter(({ value }) => value.type !== 'nothing')
        .map(({ property, value }) => (
          <div key={property.name}>
            <dt>{translate(property.label ?? property.name)}</dt>
            <dd>
              <ReviewedValue shown={value} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
