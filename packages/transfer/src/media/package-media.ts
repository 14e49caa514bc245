import { isGuid } from '@confab/model';
import type { IconSide } from '@confab/model/media';

/** The metadata of a file of the team's library that a project names. */
export interface PackageFile {
  readonly name: string;
  /** Such as `Images` or `Audio`. */
  readonly fileType: string;
  readonly isDeleted: boolean;
  /** Whether a published stage shows it, so that everyone who has its address can fetch it. */
  readonly isPublic: boolean;
  /** The length of a sound; undefined where it is not known. */
  readonly seconds?: number;
}

/** The files that a project names, and where a platform fetches them from: a package refers to them by their addresses. */
export interface PackageMedia {
  /** By id in lower case. */
  readonly files: ReadonlyMap<string, PackageFile>;
  /** The beginning of the addresses of files, such as `https://confab.example/media/`. */
  readonly base: string;
  /** The release whose files are shown; undefined for those of any published stage. */
  readonly releaseId?: string;
}

/** Knows no file. */
export const noMedia: PackageMedia = { files: new Map(), base: '' };

/** Whether a value is the id of a file, rather than an address that an author typed. */
export function isFileId(value: string): boolean {
  return isGuid(value);
}

/** The kinds of media of a response. */
export type MediumKind = 'picture' | 'sound' | 'video';

/** The type of the files that a value of a kind may name. */
export const fileTypes: Readonly<Record<MediumKind, string | undefined>> = {
  picture: 'Images',
  sound: 'Audio',
  video: undefined,
};

/** The forms that pictures and sounds are served in for platforms. */
const forms: Readonly<Record<MediumKind, string>> = { picture: 'size=1024x768', sound: 'format=alexa', video: '' };

/** The https address of a medium that a platform can fetch; undefined without one. */
export function findMediaAddress(media: PackageMedia, kind: MediumKind, value: string): string | undefined {
  if (!isFileId(value)) return URL.canParse(value) && new URL(value).protocol === 'https:' ? value : undefined;
  return findFileAddress(media, kind, value, forms[kind]);
}

/** The https address of a file of the library as an icon of this side in pixels; undefined without one. */
export function findIconAddress(media: PackageMedia, fileId: string, side: IconSide): string | undefined {
  return findFileAddress(media, 'picture', fileId, `icon=${side}`);
}

function findFileAddress(
  { files, base, releaseId }: PackageMedia,
  kind: MediumKind,
  value: string,
  form: string,
): string | undefined {
  const file = files.get(value.toLowerCase());
  const isFit = file && !file.isDeleted && file.isPublic && (fileTypes[kind] ?? file.fileType) === file.fileType;
  if (!isFit || !base.startsWith('https:')) return undefined;
  const query = [form, releaseId === undefined ? '' : `release=${releaseId}`].filter((part) => part !== '');
  return `${base}${value.toLowerCase()}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
