import type { ContentCard } from '@confab/contracts';
import { useViewportSize } from '@mantine/hooks';
import { useWords } from '../../words/define-words.ts';
import { useLanguage } from '../../words/language.ts';
import { getColumnCount } from './get-column-count.ts';
import { getGuideHref } from './get-guide-href.ts';
import { GuidePicture } from './guide-picture.tsx';
import classes from './guides.module.css';
import { words } from './words.ts';

const colours = ['orange', 'amber', 'green', 'teal', 'blue', 'violet', 'rose'];

/** The guide cards in columns; the number of columns depends on the window width, and the first card is twice as wide (P2.46). */
export function Mosaic({ cards }: { readonly cards: readonly ContentCard[] }) {
  const { width } = useViewportSize();
  // `width` is 0 before the first measurement.
  const style = { '--columns': getColumnCount(width || window.innerWidth) };
  return (
    <ul className={classes.mosaic} style={style}>
      {cards.map((card) => (
        <li key={card.url + card.heading} className={classes.item}>
          <GuideCard card={card} />
        </li>
      ))}
    </ul>
  );
}

/** A card of the mosaic: one link with picture, type and heading. */
function GuideCard({ card: { url, heading, type, svg, colour } }: { readonly card: ContentCard }) {
  const { opensNewTab } = useWords(words);
  const { language } = useLanguage();
  return (
    <a
      className={classes.card}
      data-colour={colours.includes(colour) ? colour : 'orange'}
      href={getGuideHref(url, language, location.host)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={classes.picture}>
        <GuidePicture name={svg} />
      </span>
      <span className={classes.words}>
        <span className={classes.type}>{type}</span>
        <span className={classes.title}>{heading}</span>
        <span className="cf-visually-hidden">{opensNewTab}</span>
      </span>
    </a>
  );
}
