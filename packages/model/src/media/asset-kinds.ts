import { mebibyte } from '../constants.ts';
import type { TeamRole } from '../enumerations.ts';

/** What a library or a picker is limited to; `General` means any file (A3.71, A5.29). */
export const assetFileTypes = ['General', 'Images', 'Audio', 'Html', 'Text', 'Typescript', 'JavaScript'] as const;
export type AssetFileType = (typeof assetFileTypes)[number];

/** The kind of a file by its first bytes. Text has no typical first bytes, so its whole content is checked. */
const assetSignatures = [
  'png',
  'jpeg',
  'gif',
  'bmp',
  'tiff',
  'mp3',
  'wav',
  'aac',
  'wma',
  'ogg',
  'flac',
  'aiff',
  'text',
] as const;
export type AssetSignature = (typeof assetSignatures)[number];

/** How the library previews an asset (A2.88). */
type AssetPreview = 'image' | 'audio' | 'html' | 'text' | 'typescript' | 'javascript';

/** A kind of file that the media library keeps, by its extension. */
export interface AssetKind {
  /** With its dot, in lower case. */
  readonly extension: `.${string}`;
  readonly fileType: Exclude<AssetFileType, 'General'>;
  /** The media type that it is served with. */
  readonly mediaType: string;
  /** What the content may be; a file with other content is refused. */
  readonly signatures: readonly AssetSignature[];
  readonly bytesMax: number;
  /** The lowest role that may create, change, rename, move or delete such a file. */
  readonly writer: Extract<TeamRole, 'MediaEditor' | 'AppEditor'>;
  readonly preview: AssetPreview;
  /** Whether a browser may show the file in its window; other files are downloaded. */
  readonly isInline: boolean;
  /** Whether the server makes pictures of other sizes from it. */
  readonly isResizable: boolean;
}

const anyAudio: readonly AssetSignature[] = ['mp3', 'wav', 'aac', 'wma', 'ogg', 'flac', 'aiff'];

const image = (extension: AssetKind['extension'], mediaType: string, ...signatures: AssetSignature[]): AssetKind => ({
  extension,
  fileType: 'Images',
  mediaType,
  signatures,
  bytesMax: 25 * mebibyte,
  writer: 'MediaEditor',
  preview: 'image',
  isInline: true,
  isResizable: !signatures.includes('bmp'),
});

const audio = (extension: AssetKind['extension'], mediaType: string, ...signatures: AssetSignature[]): AssetKind => ({
  extension,
  fileType: 'Audio',
  mediaType,
  signatures,
  bytesMax: 100 * mebibyte,
  writer: 'MediaEditor',
  preview: 'audio',
  isInline: true,
  isResizable: false,
});

const text = (
  extension: AssetKind['extension'],
  fileType: AssetKind['fileType'],
  mediaType: string,
  preview: AssetPreview,
): AssetKind => ({
  extension,
  fileType,
  mediaType: `${mediaType}; charset=utf-8`,
  signatures: ['text'],
  bytesMax: 2 * mebibyte,
  writer: preview === 'javascript' || preview === 'typescript' ? 'AppEditor' : 'MediaEditor',
  preview,
  isInline: false,
  isResizable: false,
});

/** Every kind of file of the media library (A3.72 to A3.77); a file of another kind is refused. */
export const assetKinds: readonly AssetKind[] = [
  image('.jpg', 'image/jpeg', 'jpeg'),
  image('.jpeg', 'image/jpeg', 'jpeg'),
  image('.png', 'image/png', 'png'),
  image('.bmp', 'image/bmp', 'bmp'),
  image('.gif', 'image/gif', 'gif'),
  // A picture with its camera data, which is a JPEG or TIFF file.
  image('.exif', 'image/jpeg', 'jpeg', 'tiff'),
  image('.tiff', 'image/tiff', 'tiff'),
  audio('.mp3', 'audio/mpeg', 'mp3'),
  audio('.wav', 'audio/wav', 'wav'),
  audio('.aac', 'audio/aac', 'aac'),
  audio('.wma', 'audio/x-ms-wma', 'wma'),
  // The specification lists it as audio, and no audio format has this name, so any sound is accepted.
  audio('.xif', 'application/octet-stream', ...anyAudio),
  audio('.ogg', 'audio/ogg', 'ogg'),
  audio('.flac', 'audio/flac', 'flac'),
  audio('.aiff', 'audio/aiff', 'aiff'),
  text('.html', 'Html', 'text/html', 'html'),
  text('.htm', 'Html', 'text/html', 'html'),
  text('.txt', 'Text', 'text/plain', 'text'),
  text('.js', 'JavaScript', 'text/javascript', 'javascript'),
  text('.ts', 'Typescript', 'text/plain', 'typescript'),
];

const kindsByExtension = new Map<string, AssetKind>(assetKinds.map((kind) => [kind.extension, kind]));

/** The extension of a file name with its dot, in lower case; empty for a name without one. */
export function getExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

/** The kind of a file by its name; undefined when the library does not keep such files. */
export function findAssetKind(name: string): AssetKind | undefined {
  return kindsByExtension.get(getExtension(name));
}

/** The extensions that a picker of these file types offers (A5.28 to A5.30). */
export function listExtensions(fileTypes: readonly AssetFileType[]): readonly string[] {
  const isAny = fileTypes.length === 0 || fileTypes.includes('General');
  return assetKinds.filter(({ fileType }) => isAny || fileTypes.includes(fileType)).map(({ extension }) => extension);
}

/** Number of pixels of the largest picture. */
export const picturePixelsMax = 50_000_000;
/** Number of files in the library of a team. */
export const teamAssetsMax = 50_000;
