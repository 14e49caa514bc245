import type { Translated } from '../../words/define-words.ts';
import type { ImageEditorWords } from './words.ts';

/** German interface words of the image editor. */
export const words: Translated<ImageEditorWords> = {
  title: 'Bild bearbeiten',
  tools: 'Bildwerkzeuge',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoom: (percent) => `Zoom ${percent} %`,
  rotateLeft: 'Um 45° nach links drehen',
  rotateRight: 'Um 45° nach rechts drehen',
  rotation: 'Drehung in Grad',
  flipHorizontal: 'Horizontal spiegeln',
  flipVertical: 'Vertikal spiegeln',
  undo: 'Rückgängig',
  reset: 'Zurücksetzen',
  save: 'Speichern',
  saveCopy: 'Als PNG speichern',
  cancel: 'Abbrechen',
  loading: 'Bild wird geladen',
  notLoaded: 'Das Bild konnte nicht geladen werden',
  notShown:
    'Dieser Browser kann das Bild nicht anzeigen. Es ist beschädigt oder von einer Art, die Browser nicht kennen.',
  cropArea: 'Ausschnitt',
  cropKeys:
    'Die Pfeiltasten verschieben den Ausschnitt, mit Umschalt ändern sie seine Größe. Mit Alt in Schritten von einem Pixel.',
  cropSize: (width, height) => `${width} × ${height} px`,
  cropPlace: (left, top) => `${left}, ${top}`,
  copyNotice: (fileName) =>
    `Browser können Bilder dieser Art nicht schreiben. Beim Speichern entsteht die neue Datei ${fileName}, das Original bleibt unverändert. Aus einer Animation wird ein Standbild.`,
  notSaved: 'Das Bild konnte nicht gespeichert werden',
  discardTitle: 'Änderungen verwerfen?',
  discardText: 'Das Bild wurde bearbeitet und nicht gespeichert.',
  discard: 'Änderungen verwerfen',
};
