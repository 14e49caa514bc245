import { getCardLayout, type CardLayout, type ScreenLayout } from '@confab/model';
import classes from './layout-input.module.css';

/** Positions in a picture of 64 by 40. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const whole: Area = { x: 2, y: 2, width: 60, height: 36 };

/** A small drawing of a screen layout: where its picture, heading and text are. */
export function LayoutPicture({ layout }: { readonly layout: ScreenLayout }) {
  const { picture, hasHeading } = getCardLayout(layout);
  const isSplit = layout === 'ImageLeftTextRight';
  const pictureArea = getPictureArea(picture, isSplit);
  const textArea = getTextArea(picture, isSplit);
  const isOver = picture === 'behind' || picture === 'overlay';
  return (
    <svg viewBox="0 0 64 40" className={classes.picture} aria-hidden="true" focusable="false">
      <rect {...whole} rx={3} className={classes.screen} />
      {pictureArea ? <Picture area={pictureArea} isVideo={layout === 'FullscreenVideo'} isDimmed={isOver} /> : null}
      {picture === 'overlay' ? <rect x={6} y={18} width={52} height={16} rx={2} className={classes.panel} /> : null}
      {textArea ? <Lines area={textArea} hasHeading={hasHeading} /> : null}
    </svg>
  );
}

function getPictureArea(picture: CardLayout['picture'], isSplit: boolean): Area | undefined {
  if (picture === 'none') return undefined;
  if (picture === 'start') return { x: 4, y: 4, width: isSplit ? 28 : 20, height: 32 };
  if (picture === 'end') return { x: 40, y: 4, width: 20, height: 32 };
  return { x: 4, y: 4, width: 56, height: 32 };
}

function getTextArea(picture: CardLayout['picture'], isSplit: boolean): Area | undefined {
  if (picture === 'full') return undefined;
  if (picture === 'start')
    return isSplit ? { x: 35, y: 12, width: 24, height: 20 } : { x: 28, y: 7, width: 31, height: 26 };
  if (picture === 'end') return { x: 6, y: 7, width: 31, height: 26 };
  if (picture === 'overlay') return { x: 9, y: 20, width: 46, height: 12 };
  return { x: 8, y: 8, width: 48, height: 24 };
}

interface PictureProps {
  readonly area: Area;
  readonly isVideo: boolean;
  /** Text is on top of the picture. */
  readonly isDimmed: boolean;
}

function Picture({ area, isVideo, isDimmed }: PictureProps) {
  const { x, y, width, height } = area;
  const bottom = y + height;
  const hills = `M${x} ${bottom} L${x + width * 0.35} ${y + height * 0.5} L${x + width * 0.6} ${bottom - 4} L${x + width * 0.8} ${y + height * 0.62} L${x + width} ${bottom} Z`;
  return (
    <g data-dimmed={isDimmed || undefined} className={classes.image}>
      <rect {...area} rx={2} />
      {isVideo ? (
        <path d="M27 13 L39 20 L27 27 Z" className={classes.mark} />
      ) : (
        <path d={hills} className={classes.mark} />
      )}
      {isVideo ? null : <circle cx={x + width * 0.75} cy={y + 7} r={3} className={classes.mark} />}
    </g>
  );
}

function Lines({ area: { x, y, width, height }, hasHeading }: { readonly area: Area; readonly hasHeading: boolean }) {
  const top = hasHeading ? y + 7 : y;
  const count = Math.max(1, Math.floor((y + height - top) / 5));
  return (
    <g className={classes.lines}>
      {hasHeading ? <rect x={x} y={y} width={width * 0.6} height={4} rx={1} data-heading /> : null}
      {Array.from({ length: Math.min(count, 4) }, (_, at) => (
        // Lines differ by their place alone.
        <rect key={at} x={x} y={top + at * 5} width={width * (at % 2 === 0 ? 1 : 0.8)} height={2} rx={1} />
      ))}
    </g>
  );
}
