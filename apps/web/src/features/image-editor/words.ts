import { defineWords } from '../../words/define-words.ts';

const english = {
  title: 'Edit image',
  tools: 'Image tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent: number) => `Zoom ${percent} %`,
  rotateLeft: 'Rotate left by 45°',
  rotateRight: 'Rotate right by 45°',
  rotation: 'Rotation in degrees',
  flipHorizontal: 'Flip horizontally',
  flipVertical: 'Flip vertically',
  undo: 'Undo',
  reset: 'Reset',
  save: 'Save',
  saveCopy: 'Save as PNG',
  cancel: 'Cancel',
  loading: 'Loading the image',
  notLoaded: 'The image could not be loaded',
  notShown: 'This browser cannot show the image. It may be damaged, or of a type that browsers do not support.',
  cropArea: 'Crop area',
  cropKeys: 'Arrow keys move the area, with Shift they resize it. Hold Alt for steps of one pixel.',
  cropSize: (width: number, height: number) => `${width} × ${height} px`,
  cropPlace: (left: number, top: number) => `${left}, ${top}`,
  copyNotice: (fileName: string) =>
    `Browsers cannot save images of this type. Saving creates a new file, ${fileName}; the original stays as it is. An animation becomes a still image.`,
  notSaved: 'The image could not be saved',
  discardTitle: 'Discard changes?',
  discardText: 'The image was edited but not saved.',
  discard: 'Discard changes',
};

export type ImageEditorWords = typeof english;

/** Interface words of the image editor. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
