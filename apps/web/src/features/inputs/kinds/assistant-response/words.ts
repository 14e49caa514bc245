import type { EntryPart } from '@confab/inputs';
import type { ScreenLayout, SelectionMethod } from '@confab/model';
import { defineWords, type Translated } from '../../../../words/define-words.ts';
import { formatNumber } from '../../../../words/numbers/format-number.ts';

const layouts: Readonly<Record<ScreenLayout, string>> = {
  TextOnly: 'Text only',
  ImageRightWithHeading: 'Picture right, with heading',
  ImageRightNoHeading: 'Picture right',
  ImageLeftWithHeading: 'Picture left, with heading',
  ImageLeftNoHeading: 'Picture left',
  FullscreenVideo: 'Full-screen video',
  FullscreenImage: 'Full-screen picture',
  BackgroundImageWithHeading: 'Picture behind, with heading',
  BackgroundImageNoHeading: 'Picture behind',
  ImageLeftTextRight: 'Picture left, text right',
  BackgroundImageWithTextOverlay: 'Picture behind, text over it',
};

const parts: Readonly<Record<EntryPart, string>> = { displayText: 'display text', image: 'an image' };

const english = {
  method: (method: SelectionMethod): string => ({ Escalating: 'Escalating', Random: 'Random' })[method],
  layoutName: (layout: ScreenLayout): string => layouts[layout],
  noLayout: 'Use no layout',
  pictureHidden: 'The layout Text only does not show the picture. Choose another one under More.',
  methodOf: (name: string) => `Selection method of ${name}`,
  nothingSaid: 'No entries yet. Add what the assistant should say.',
  addEntry: 'Add entry',
  linking: 'Use a shared response',
  entry: (at: number) => `Entry ${at}`,
  incomplete: 'Incomplete',
  needs: (what: readonly EntryPart[]) => `Needs ${what.map((one) => parts[one]).join(' and ')}`,
  pasteEntry: 'Paste entry',
  livePreview: 'Preview',
  openInWindow: (name: string) => `Open ${name} in a window`,
  collapse: (at: number) => `Collapse entry ${at}`,
  expand: (at: number) => `Expand entry ${at}`,
  drag: (at: number) => `Move entry ${at}`,
  dragKeys: 'Drag, or press the up and down arrow keys',
  copy: (at: number) => `Copy entry ${at}`,
  pasted: (count: number) => (count === 1 ? 'Entry pasted' : `${count} entries pasted`),
  nothingToPaste: 'The clipboard has no entry of a response. Copy one first.',
  noClipboard: 'The browser did not allow reading the clipboard.',
  leftOut: (count: number) =>
    `${count === 1 ? 'A file of another team was' : `${count} files of another team were`} left out. Choose files of this team instead.`,
  close: 'Close',
  moved: (at: number, place: number, all: number) =>
    `Entry ${at} is now ${formatNumber(place, 'en')} of ${formatNumber(all, 'en')}`,
  moveUp: (at: number) => `Move entry ${at} up`,
  moveDown: (at: number) => `Move entry ${at} down`,
  remove: (at: number) => `Remove entry ${at}`,
  speechDiffers: 'Speech differs',
  speechIsSame: 'Same as the display text',
  onlyIf: (condition: string) => `Only if ${condition}`,
  previewOf: (label: string) => `Preview of ${label}`,
  toolsOf: (label: string) => `Formatting of ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  more: 'More',
  less: 'Less',
};

export type ResponseWords = Translated<typeof english>;

/** Interface words of assistant responses. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
