import { defineWords } from '../../../../words/define-words.ts';

const english = {
  clear: 'Clear',
  chooseFor: (label: string) => `Choose ${label} from the library`,
  uploadFor: (label: string) => `Upload ${label}`,
  editFor: (label: string) => `Edit ${label}`,
  webAddress: 'Web address, or drop an image here',
  loadingFile: 'Loading…',
  sizePx: (width: number, height: number) => `${width} × ${height} px`,
  isMissing: 'This file is not in the media library of this team. It may have been deleted. Choose another one.',
  notAnImage: (name: string) => `${name} is not an image. Choose an image.`,
  isOtherKind: (name: string) => `This input does not accept files like ${name}. Choose another file.`,
  notAnAddress: 'This is neither a file in the library nor a web address.',
  notLoaded: 'The picture cannot be shown.',
  notUploadable: (extensions: string) => `Only images can be uploaded here: ${extensions}`,
};

export type ImageWords = typeof english;

/** Interface words of images and other files of the media library. */
export const imageWords = defineWords(english, {
  de: async () => ({ words: (await import('./image-words.de.ts')).imageWords }),
});
