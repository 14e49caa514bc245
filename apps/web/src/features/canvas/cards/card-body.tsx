import { splitTokens } from '@confab/inputs';
import { IconPhoto, IconVideo, IconWaveSine, type Icon } from '@tabler/icons-react';
import type { MarkdownSpan } from '@confab/model';
import { Fragment, useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { CardLine, Medium } from './card-content.ts';
import { cardSize, getBodyHeight } from './card-size.ts';
import { countFittingChips } from './count-fitting-chips.ts';
import classes from './card.module.css';

const mediumIcons: Readonly<Record<Medium, Icon>> = { picture: IconPhoto, sound: IconWaveSine, video: IconVideo };

/** What a node says or does, below the head of its card. */
export function CardBody({ lines }: { readonly lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={classes.body} style={{ height: getBodyHeight(lines) }}>
      {lines.map((line, at) => (
        <CardRow key={at} line={line} />
      ))}
    </div>
  );
}

function CardRow({ line }: { readonly line: CardLine }) {
  const say = useWords(words);
  switch (line.type) {
    case 'chips':
      return (
        <p className={classes.chips} title={line.chips.join(', ')}>
          <FittingChips texts={line.chips} className={classes.chip} />
        </p>
      );
    case 'media':
      return (
        <p className={classes.media}>
          {line.media.map((medium) => {
            const Drawing = mediumIcons[medium];
            return (
              <span key={medium}>
                <Drawing size={14} aria-hidden="true" /> {say[medium]}
              </span>
            );
          })}
        </p>
      );
    case 'tokens':
      return (
        <p className={classes.chips} title={line.names.join(', ')}>
          <FittingChips texts={line.names} className={classes.token} />
        </p>
      );
    default:
      return (
        <div className={classes.textRow}>
          <p
            className={line.type === 'code' ? classes.code : classes.words}
            style={{ height: line.rows * cardSize.line, WebkitLineClamp: line.rows, lineClamp: line.rows }}
          >
            {line.type === 'text' && line.spans ? renderSpans(line.spans) : renderTokens(line.text)}
          </p>
          {line.type === 'text' && line.picture !== undefined && <Thumbnail address={line.picture} />}
        </div>
      );
  }
}

/** The chips for which there is room, and how many more there are. */
function FittingChips({
  texts,
  className,
}: {
  readonly texts: readonly string[];
  readonly className: string | undefined;
}) {
  const say = useWords(words);
  const count = countFittingChips(texts);
  return (
    <>
      {texts.slice(0, count).map((text, at) => (
        // Texts may be equal, so the index is their key.
        <span key={at} className={className}>
          {text}
        </span>
      ))}
      {count < texts.length && <span className={classes.more}>{say.moreChips(texts.length - count)}</span>}
    </>
  );
}

/** A text with its formatting; a link is only underlined, because a click selects the card. */
function renderSpans(spans: readonly MarkdownSpan[]): ReactNode {
  return spans.map(({ text, isBold, isItalic, href }, at) => {
    const shown = href === undefined ? renderTokens(text) : <span className={classes.link}>{text}</span>;
    const slanted = isItalic ? <em>{shown}</em> : shown;
    return isBold ? <strong key={at}>{slanted}</strong> : <Fragment key={at}>{slanted}</Fragment>;
  });
}

/** A text with its tokens as chips. */
function renderTokens(text: string): ReactNode {
  return splitTokens(text).map((part, at) =>
    part.type === 'text' ? (
      part.text
    ) : (
      // Parts have no id, so the index is their key.
      <span key={at} className={classes.token}>
        {part.name}
      </span>
    ),
  );
}

/** A small picture of fixed size; one that cannot be loaded leaves its place empty. */
function Thumbnail({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classes.thumbnail}>
      {failed !== address && (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}
