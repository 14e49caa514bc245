import type { ReviewedFile } from '@confab/contracts';
import type { ShownValue } from '@confab/inputs';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

interface ReviewedValueProps<Shown extends ShownValue = ShownValue> {
  readonly shown: Shown;
  readonly files: readonly ReviewedFile[];
}

/** A value as text, with its pictures and sounds. It needs no open project, unlike the view of values in the editor. */
export function ReviewedValue({ shown, files }: ReviewedValueProps) {
  const say = useWords(words);
  const translate = useMessage();
  switch (shown.type) {
    case 'nothing':
      return <span className={classes.quiet}>{say.empty}</span>;
    case 'truth':
      return <span>{shown.isTrue ? say.yes : say.no}</span>;
    case 'secret':
      return <span>{shown.isSet ? '•••' : say.empty}</span>;
    case 'asset':
      return <ShownFile idOrAddress={shown.text} files={files} />;
    case 'text':
      return <span className={classes.text}>{shown.text}</span>;
    case 'code':
      return <pre className={classes.code}>{shown.text}</pre>;
    case 'tokens':
      return <span className={classes.text}>{shown.parts.map(({ text }) => text).join('')}</span>;
    case 'named':
      return <span>{shown.name ?? shown.id}</span>;
    case 'choices':
      return <span>{shown.choices.map(({ label, description }) => translate(description || label)).join(', ')}</span>;
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
      return <Fields shown={shown} files={files} />;
    case 'rows':
      return (
        <ol className={classes.rows}>
          {shown.rows.map(({ id, title, fields }) => (
            <li key={id}>
              {title !== '' && <strong>{title}</strong>}
              <Fields shown={{ type: 'fields', fields }} files={files} />
            </li>
          ))}
        </ol>
      );
  }
}

function Fields({ shown, files }: ReviewedValueProps<Extract<ShownValue, { readonly type: 'fields' }>>) {
  const translate = useMessage();
  return (
    <dl className={classes.fields}>
      {shown.fields
        .filter(({ value }) => value.type !== 'nothing')
        .map(({ property, value }) => (
          <div key={property.name}>
            <dt>{translate(property.label ?? property.name)}</dt>
            <dd>
              <ReviewedValue shown={value} files={files} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

interface ShownFileProps {
  readonly idOrAddress: string;
  readonly files: readonly ReviewedFile[];
}

/** A file of the team, or an address that somebody typed. */
function ShownFile({ idOrAddress, files }: ShownFileProps) {
  const file = files.find(({ assetId }) => assetId === idOrAddress.toLowerCase());
  if (!file) return <span className={classes.text}>{idOrAddress}</span>;
  const { name, fileType, address } = file;
  return (
    <figure className={classes.file}>
      {fileType === 'Images' && address !== null && <img className={classes.picture} src={address} alt="" />}
      {fileType === 'Audio' && address !== null && (
        // What it says is in the entry's texts beside it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio className={classes.sound} src={address} controls preload="none" aria-label={name} />
      )}
      <figcaption className={classes.quiet}>{name}</figcaption>
    </figure>
  );
}
