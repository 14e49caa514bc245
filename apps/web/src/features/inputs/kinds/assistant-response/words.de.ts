import type { EntryPart } from '@confab/inputs';
import type { ScreenLayout } from '@confab/model';
import type { ResponseWords } from './words.ts';
import { formatNumber } from '../../../../words/numbers/format-number.ts';

const layouts: Readonly<Record<ScreenLayout, string>> = {
  TextOnly: 'Nur Text',
  ImageRightWithHeading: 'Bild rechts, mit Überschrift',
  ImageRightNoHeading: 'Bild rechts',
  ImageLeftWithHeading: 'Bild links, mit Überschrift',
  ImageLeftNoHeading: 'Bild links',
  FullscreenVideo: 'Video im Vollbild',
  FullscreenImage: 'Bild im Vollbild',
  BackgroundImageWithHeading: 'Hintergrundbild, mit Überschrift',
  BackgroundImageNoHeading: 'Hintergrundbild',
  ImageLeftTextRight: 'Bild links, Text rechts',
  BackgroundImageWithTextOverlay: 'Hintergrundbild, Text darüber',
};
const parts: Readonly<Record<EntryPart, string>> = { displayText: 'Anzeigetext', image: 'ein Bild' };

/** German interface words of assistant responses. */
export const words: ResponseWords = {
  method: (method) => ({ Escalating: 'Der Reihe nach', Random: 'Zufällig' })[method],
  layoutName: (layout) => layouts[layout],
  noLayout: 'Kein Layout',
  pictureHidden: 'Das Layout „Nur Text“ zeigt das Bild nicht. Wähle unter „Mehr“ ein anderes.',
  methodOf: (name) => `Auswahl bei ${name}`,
  nothingSaid: 'Noch keine Einträge. Hier steht, was der Assistent sagen soll.',
  addEntry: 'Eintrag hinzufügen',
  linking: 'Verknüpfte Antwort',
  entry: (at) => `Eintrag ${at}`,
  incomplete: 'Unvollständig',
  needs: (what) => `Es fehlt: ${what.map((one) => parts[one]).join(' und ')}`,
  pasteEntry: 'Eintrag einfügen',
  livePreview: 'Vorschau',
  openInWindow: (name) => `${name} in einem Fenster öffnen`,
  collapse: (at) => `Eintrag ${at} zuklappen`,
  expand: (at) => `Eintrag ${at} aufklappen`,
  drag: (at) => `Eintrag ${at} verschieben`,
  dragKeys: 'Ziehe, oder drücke die Pfeiltasten nach oben und unten',
  copy: (at) => `Eintrag ${at} kopieren`,
  pasted: (count) => (count === 1 ? 'Eintrag eingefügt' : `${count} Einträge eingefügt`),
  nothingToPaste: 'In der Zwischenablage ist kein Eintrag einer Antwort. Kopiere zuerst einen.',
  noClipboard: 'Der Browser hat das Lesen der Zwischenablage nicht erlaubt.',
  leftOut: (count) =>
    `${count === 1 ? 'Eine Datei eines anderen Teams wurde' : `${count} Dateien eines anderen Teams wurden`} weggelassen. Wähle dafür Dateien dieses Teams.`,
  close: 'Schließen',
  moved: (at, place, all) => `Eintrag ${at} ist jetzt ${formatNumber(place, 'de')} von ${formatNumber(all, 'de')}`,
  moveUp: (at) => `Eintrag ${at} nach oben`,
  moveDown: (at) => `Eintrag ${at} nach unten`,
  remove: (at) => `Eintrag ${at} entfernen`,
  speechDiffers: 'Gesprochen anders',
  speechIsSame: 'Wie der Anzeigetext',
  onlyIf: (condition) => `Nur wenn ${condition}`,
  previewOf: (label) => `Vorschau von ${label}`,
  toolsOf: (label) => `Formatierung von ${label}`,
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  list: 'Liste',
  more: 'Mehr',
  less: 'Weniger',
};
