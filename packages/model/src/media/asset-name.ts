import { findAssetKind, getExtension } from './asset-kinds.ts';

/** Why a name of a file or folder is refused. */
const assetNameFaults = ['empty', 'tooLong', 'characters', 'reserved', 'kind', 'twoExtensions'] as const;
export type AssetNameFault = (typeof assetNameFaults)[number];

export const assetNameMax = 200;
const nameBytesMax = 255;

/** Separators and wildcards of file systems. */
const separators = /[/\\:*?"<>|]/;
/** Control characters, including those that change the direction of text, and halves of surrogate pairs. */
const controls = /[\p{Cc}\u{61C}\u{200B}-\u{200F}\u{2028}-\u{202E}\u{2060}-\u{206F}\u{FEFF}]|\p{Cs}/u;
/** A dot or separator that a program might decode a second time. */
const escapes = /%(?:2e|2f|5c|00)/i;
/** Names that Windows reserves for devices. It cannot store a file with such a name, even with an extension. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** Extensions that some programs run or show as a document, besides those of the library. */
const active =
  /\.(?:svgz?|xht|xhtml|xml|shtml|php\d?|phtml|phar|asp|aspx|jsp|cgi|pl|py|sh|bat|cmd|com|exe|dll|msi|scr|vbs|hta|jar|mjs|cjs|swf|pdf)$/i;

/** The form in which a name is stored: composed characters, without surrounding blanks, no dots at its end. */
export function tidyAssetName(name: string): string {
  const composed = name.normalize('NFC').trim();
  let end = composed.length;
  while (end > 0 && (composed[end - 1] === '.' || composed[end - 1] === ' ')) end -= 1;
  return composed.slice(0, end);
}

/** What is wrong with the tidy name of a folder; undefined for a good one (UPL-4). */
export function findFolderNameFault(name: string): AssetNameFault | undefined {
  if (name === '' || /^\.+$/.test(name)) return 'empty';
  if (name.length > assetNameMax || countUtf8Bytes(name) > nameBytesMax) return 'tooLong';
  if (separators.test(name) || controls.test(name) || escapes.test(name)) return 'characters';
  return devices.test(name) ? 'reserved' : undefined;
}

/** What is wrong with the tidy name of a file; undefined for a good one with an extension of the library (UPL-1, UPL-4). */
export function findFileNameFault(name: string): AssetNameFault | undefined {
  const fault = findFolderNameFault(name);
  if (fault !== undefined) return fault;
  if (!findAssetKind(name)) return 'kind';
  const stem = name.slice(0, name.length - getExtension(name).length).trimEnd();
  return findAssetKind(stem) || active.test(stem) ? 'twoExtensions' : undefined;
}

function countUtf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/** The key by which names are compared: two names that differ in case only are one. */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/**
 * The next free name for a file or folder whose name is taken: `logo.png` becomes `logo (1).png`.
 *
 * @param isTaken whether a name key is in use
 * @param first the number that is tried first
 */
export function findFreeName(name: string, isTaken: (nameKey: string) => boolean, first = 1): string {
  const extension = findAssetKind(name) ? name.slice(name.length - getExtension(name).length) : '';
  const stem = name.slice(0, name.length - extension.length);
  for (let number = first; ; number += 1) {
    const ending = ` (${number})${extension}`;
    const candidate = `${shorten(stem, nameBytesMax - countUtf8Bytes(ending), assetNameMax - ending.length)}${ending}`;
    if (!isTaken(toNameKey(candidate))) return candidate;
  }
}

function shorten(text: string, bytes: number, length: number): string {
  const characters = Array.from(text);
  while (characters.join('').length > length || countUtf8Bytes(characters.join('')) > bytes) characters.pop();
  return characters.join('');
}
