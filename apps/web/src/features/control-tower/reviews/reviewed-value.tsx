import type { ReviewedFile } from '@confab/contracts';
import type { ShownValue } from '@confab/inputs';
import { useWords } from '../../../words/define-words.ts';
import { useCatalogueTexts } from '../../../words/catalogue-texts.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

type ShownChoice = Extract<ShownValue, { readonly type: 'choices' }>['choices'][number];

interface ReviewedValueProps<Shown extends ShownValue = ShownValue> {
  readonly shown: Shown;
  readonly files: readonly ReviewedFile[];
}

/** A value as text, with its pictures and sounds. It needs no open project, unlike the view of values in the editor. */
export function ReviewedValue({ shown, files }: ReviewedValueProps) {
  const say = useWords(words);
  const catalogue = useCatalogueTexts();
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
      return (
        <span>{shown.choices.map((choice) => getChoiceText(choice, catalogue.option(choice.label))).join(', ')}</span>
      );
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
  const catalogue = useCatalogueTexts();
  const labels = catalogue.properties(shown.fields.map(({ property }) => property));
  return (
    <dl className={classes.fields}>
      {shown.fields
        .map((field, at) => ({ ...field, label: labels[at]?.label ?? field.property.name }))
        .filter(({ value }) => value.type !== 'nothing')
        .map(({ property, value, label }) => (
          <div key={property.name}>
            <dt>{label}</dt>
            <dd>
              <ReviewedValue shown={value} files={files} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** In English, the description of an option says more than its label, which is often a code. */
function getChoiceText({ label, description }: ShownChoice, translated: string): string {
  return translated === label ? description || label : translated;
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
