import type { Translated } from '../../../../words/define-words.ts';
import type { ImageWords } from './image-words.ts';

/** German interface words of images and other files of the media library. */
export const imageWords: Translated<ImageWords> = {
  clear: 'Leeren',
  chooseFor: (label) => `${label} aus der Bibliothek auswählen`,
  uploadFor: (label) => `${label} hochladen`,
  editFor: (label) => `${label} bearbeiten`,
  webAddress: 'Webadresse – oder Bild ablegen',
  loadingFile: 'Wird geladen …',
  sizePx: (width, height) => `${width} × ${height} px`,
  isMissing:
    'Diese Datei ist nicht in der Medienbibliothek des Teams. Vielleicht wurde sie gelöscht. Wähle eine andere aus.',
  notAnImage: (name) => `${name} ist kein Bild. Wähle ein Bild aus.`,
  isOtherKind: (name) => `${name} ist von anderer Art als dieses Feld. Wähle eine andere Datei aus.`,
  notAnAddress: 'Das ist weder eine Datei der Medienbibliothek noch eine Webadresse.',
  notLoaded: 'Das Bild kann nicht angezeigt werden.',
  notUploadable: (extensions) => `Hier können nur Bilder hochgeladen werden: ${extensions}`,
};
