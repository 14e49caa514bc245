import { getExtension } from '@confab/model/media';

/** Files that browsers decode; their cut sound is stored as an mp3 beside the file. */
const decodable: ReadonlySet<string> = new Set(['.wav', '.aac', '.ogg', '.flac']);

/** Whether a file is an mp3; a recording with an unknown name is one, too. */
export const isNameOfMp3 = (fileName: string) => fileName === '' || getExtension(fileName) === '.mp3';

/**
 * Whether a sound can be cut.
 * @param takesOther whether its input accepts another file instead
 */
export function canCut(fileName: string, takesOther: boolean): boolean {
  return isNameOfMp3(fileName) || (takesOther && decodable.has(getExtension(fileName)));
}
