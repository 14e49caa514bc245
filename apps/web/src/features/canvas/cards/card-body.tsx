import { splitTokens } from '@confab/inputs';
import { IconPhoto, IconVideo, IconWaveSine, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import type { CardLine, Medium } from './card-content.ts';
import { cardSize, getBodyHeight } from './card-size.ts';
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
          {line.chips.map((chip) => (
            <span key={chip} className={classes.chip}>
              {chip}
            </span>
          ))}
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
          {line.names.map((name) => (
            <span key={name} className={classes.token}>
              {name}
            </span>
          ))}
        </p>
      );
    default:
      return (
        <div className={classes.textRow}>
          <p
            className={line.type === 'code' ? classes.code : classes.words}
            style={{ height: line.rows * cardSize.line, WebkitLineClamp: line.rows, lineClamp: line.rows }}
          >
            {renderTokens(line.text)}
          </p>
          {line.type === 'text' && line.picture !== undefined && <Thumbnail address={line.picture} />}
        </div>
      );
  }
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
