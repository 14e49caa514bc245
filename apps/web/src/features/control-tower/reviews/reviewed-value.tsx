import type { ReviewedFile } from '@confab/contracts';
import { findTextDifference, getShownText, type ShownValue } from '@confab/inputs';
import { useWords } from '../../../words/define-words.ts';
import { useCatalogueTexts } from '../../../words/catalogue-texts.ts';
import classes from './reviews.module.css';
import { words } from './words.ts';

type ShownChoice = Extract<ShownValue, { readonly type: 'choices' }>['choices'][number];

/** The value on the other side of a comparison, and the side of the value that is shown. */
interface OtherSide {
  readonly value: ShownValue | undefined;
  readonly side: 'before' | 'after';
}

interface ReviewedValueProps<Shown extends ShownValue = ShownValue> {
  readonly shown: Shown;
  readonly files: readonly ReviewedFile[];
  /** The value to compare with: differences from it are marked. */
  readonly other?: OtherSide | undefined;
}

/** A value as text, with its pictures and sounds. It needs no open project, unlike the view of values in the editor. */
export function ReviewedValue({ shown, files, other }: ReviewedValueProps) {
  const say = useWords(words);
  const catalogue = useCatalogueTexts();
  switch (shown.type) {
    case 'nothing':
      return <span className={classes.quiet}>{say.empty}</span>;
    case 'truth':
      return <Marked shown={shown} other={other} text={shown.isTrue ? say.yes : say.no} />;
    case 'secret':
      return <span>{shown.isSet ? '•••' : say.empty}</span>;
    case 'asset':
      return <ShownFile shown={shown} files={files} other={other} />;
    case 'text':
    case 'tokens':
      return <MarkedWords text={getShownText(shown)} other={other} />;
    case 'code':
      return (
        <pre className={classes.code}>
          <MarkedWords text={shown.text} other={other} />
        </pre>
      );
    case 'named':
      return <Marked shown={shown} other={other} text={shown.name ?? shown.id} />;
    case 'choices': {
      const chosen = shown.choices.map((choice) => getChoiceText(choice, catalogue.option(choice.label)));
      return <Marked shown={shown} other={other} text={chosen.join(', ')} />;
    }
    case 'languages':
      return (
        <>
          {shown.texts.map(({ language, text }) => (
            <p key={language} lang={language} className={classes.text}>
              <MarkedWords text={text} other={getOther(other, (value) => getTextIn(value, language))} />
            </p>
          ))}
        </>
      );
    case 'fields':
      return <Fields shown={shown} files={files} other={other} />;
    case 'rows':
      return (
        <ol className={classes.rows}>
          {shown.rows.map(({ id, title, isOption, fields }) => (
            <li key={id}>
              {title !== '' && <strong>{isOption ? catalogue.option(title) : title}</strong>}
              <Fields
                shown={{ type: 'fields', fields }}
                files={files}
                other={getOther(other, (value) => getRow(value, id))}
              />
            </li>
          ))}
        </ol>
      );
  }
}

/** A value that is marked as a whole when the other side has another one. */
function Marked({ text, shown, other }: { readonly text: string } & Omit<ReviewedValueProps, 'files'>) {
  if (!other || (other.value && getShownText(other.value) === getShownText(shown))) return <span>{text}</span>;
  return other.side === 'before' ? <del>{text}</del> : <ins>{text}</ins>;
}

/** A text in which words that the other side lacks are marked. */
function MarkedWords({ text, other }: { readonly text: string; readonly other: OtherSide | undefined }) {
  if (!other) return <span className={classes.text}>{text}</span>;
  const otherText = other.value ? getShownText(other.value) : '';
  const parts = other.side === 'before' ? findTextDifference(text, otherText) : findTextDifference(otherText, text);
  return (
    <span className={classes.text}>
      {parts.map((part, at) => {
        // Parts have no id, so the index is their key.
        if (part.type === 'same') return <span key={at}>{part.text}</span>;
        if (part.type === 'removed') return other.side === 'before' && <del key={at}>{part.text}</del>;
        return other.side === 'after' && <ins key={at}>{part.text}</ins>;
      })}
    </span>
  );
}

function getOther(
  other: OtherSide | undefined,
  find: (value: ShownValue) => ShownValue | undefined,
): OtherSide | undefined {
  return other && { ...other, value: other.value && find(other.value) };
}

function getTextIn(value: ShownValue, language: string): ShownValue | undefined {
  const found = value.type === 'languages' ? value.texts.find((one) => one.language === language) : undefined;
  return found && { type: 'text', text: found.text };
}

function getRow(value: ShownValue, id: string): ShownValue | undefined {
  const found = value.type === 'rows' ? value.rows.find((row) => row.id === id) : undefined;
  return found && { type: 'fields', fields: found.fields };
}

function getField(value: ShownValue, name: string): ShownValue | undefined {
  return value.type === 'fields' ? value.fields.find(({ property }) => property.name === name)?.value : undefined;
}

function Fields({ shown, files, other }: ReviewedValueProps<Extract<ShownValue, { readonly type: 'fields' }>>) {
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
              <ReviewedValue
                shown={value}
                files={files}
                other={getOther(other, (whole) => getField(whole, property.name))}
              />
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

/** A file of the team, or a typed address. */
function ShownFile({ shown, files, other }: ReviewedValueProps<Extract<ShownValue, { readonly type: 'asset' }>>) {
  const file = files.find(({ assetId }) => assetId === shown.text.toLowerCase());
  if (!file) return <MarkedWords text={shown.text} other={other} />;
  const { name, fileType, address } = file;
  return (
    <figure className={classes.file}>
      {fileType === 'Images' && address !== null && <img className={classes.picture} src={address} alt="" />}
      {fileType === 'Audio' && address !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what it says is in the entry's texts beside it
        <audio className={classes.sound} src={address} controls preload="none" aria-label={name} />
      )}
      <figcaption className={classes.quiet}>
        <Marked shown={shown} other={other} text={name} />
      </figcaption>
    </figure>
  );
}
