/** Where the picture, heading and text of a response are on a screen (A3.56). */
export const screenLayouts = [
  'TextOnly',
  'ImageRightWithHeading',
  'ImageRightNoHeading',
  'ImageLeftWithHeading',
  'ImageLeftNoHeading',
  'FullscreenVideo',
  'FullscreenImage',
  'BackgroundImageWithHeading',
  'BackgroundImageNoHeading',
  'ImageLeftTextRight',
  'BackgroundImageWithTextOverlay',
] as const;
export type ScreenLayout = (typeof screenLayouts)[number];
