import type { AssetSignature } from './asset-kinds.ts';

/** How many of the first bytes `sniffSignature` looks at. */
export const sniffedBytes = 64;

type Binary = Exclude<AssetSignature, 'text'>;

/** The bytes that a file of each kind begins with, as hexadecimal digits; a dot matches any digit. */
const beginnings: readonly (readonly [Binary, string])[] = [
  ['png', '89504e470d0a1a0a'],
  ['jpeg', 'ffd8ff'],
  ['gif', '474946383761'],
  ['gif', '474946383961'],
  ['tiff', '49492a00'],
  ['tiff', '4d4d002a'],
  ['wav', '52494646........57415645'],
  ['aiff', '464f524d........41494646'],
  ['aiff', '464f524d........41494643'],
  ['ogg', '4f676753'],
  ['flac', '664c6143'],
  ['wma', '3026b2758e66cf11a6d900aa0062ce6c'],
  ['bmp', '424d........00000000........28000000'],
  ['bmp', '424d........00000000........6c000000'],
  ['bmp', '424d........00000000........7c000000'],
  ['mp3', '494433'],
];

/**
 * Recognises a file by its first bytes.
 *
 * @returns undefined for text and for everything that the library does not keep
 */
export function sniffSignature(head: Uint8Array): Binary | undefined {
  const digits = Array.from(head.slice(0, sniffedBytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const found = beginnings.find(([, shape]) => matchesShape(digits, shape));
  return found?.[0] ?? sniffFrame(head);
}

function matchesShape(digits: string, shape: string): boolean {
  return digits.length >= shape.length && [...shape].every((digit, at) => digit === '.' || digit === digits[at]);
}

/** A sound of frames without a header begins with eleven or twelve set bits; its layer distinguishes the two kinds. */
function sniffFrame([first, second = 0, third = 0]: Uint8Array): Binary | undefined {
  if (first !== 0xff) return undefined;
  if ((second & 0xf6) === 0xf0) return 'aac';
  const isLayer3 = (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02 && (second & 0x18) !== 0x08;
  const hasRates = third >> 4 !== 0x0f && third >> 4 !== 0 && (third & 0x0c) !== 0x0c;
  return isLayer3 && hasRates ? 'mp3' : undefined;
}
