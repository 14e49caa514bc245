import type { ScreenLayout } from './screen-layouts.ts';

/** The position of a message's picture: above, beside or behind the text. */
export interface CardLayout {
  readonly picture: 'none' | 'top' | 'start' | 'end' | 'full' | 'behind' | 'overlay';
  readonly hasHeading: boolean;
}

const layouts: Readonly<Record<ScreenLayout, CardLayout>> = {
  TextOnly: { picture: 'none', hasHeading: true },
  ImageRightWithHeading: { picture: 'end', hasHeading: true },
  ImageRightNoHeading: { picture: 'end', hasHeading: false },
  ImageLeftWithHeading: { picture: 'start', hasHeading: true },
  ImageLeftNoHeading: { picture: 'start', hasHeading: false },
  FullscreenVideo: { picture: 'full', hasHeading: true },
  FullscreenImage: { picture: 'full', hasHeading: true },
  BackgroundImageWithHeading: { picture: 'behind', hasHeading: true },
  BackgroundImageNoHeading: { picture: 'behind', hasHeading: false },
  ImageLeftTextRight: { picture: 'start', hasHeading: true },
  BackgroundImageWithTextOverlay: { picture: 'overlay', hasHeading: true },
};

/** The layout of a message; by default the picture is above the text. */
export function getCardLayout(layout: ScreenLayout | undefined): CardLayout {
  return layout === undefined ? { picture: 'top', hasHeading: true } : layouts[layout];
}
