import type { ProjectDocument } from '../document.ts';
import type { FindingCode } from '../finding-messages.ts';
import type { Findings } from '../finding.ts';
import { listUsedMedia, type UsedMedium } from './list-used-media.ts';
import { fileTypes, isFileId, type MediumKind, type PackageMedia } from './package-media.ts';

/** The limits of a platform. */
export interface MediaLimits {
  /** The length of a sound in speech; undefined where the platform has no limit. */
  readonly secondsMax?: number;
  /** Endings of the videos that its devices play; undefined where they are links only. */
  readonly videoEndings?: readonly string[];
}

/** Alexa plays at most 240 seconds of a file in speech, and videos as HLS, MP4 or MPEG-TS. */
export const alexaLimits: MediaLimits = { secondsMax: 240, videoEndings: ['.mp4', '.m3u8', '.ts', '.m4v'] };
export const dialogflowLimits: MediaLimits = {};

/**
 * Finds media of answers that a platform will not show or play. Pictures are served as PNG or JPEG of at most 1024 by
 * 768 pixels and sounds in the platform's format, so sizes and formats of files in the library need no check.
 *
 * @returns how many media are not available on the platform
 */
export function checkMedia(
  document: ProjectDocument,
  media: PackageMedia,
  limits: MediaLimits,
  findings: Findings,
): number {
  const used = listUsedMedia(document).media;
  const isTaken = used.map((medium) => {
    if (medium.kind === 'picture' && medium.alt === '') findings.note(medium.entry, 'alternativeTextMissing');
    return isFileId(medium.value) ? checkFile(medium, media, limits, findings) : checkAddress(medium, limits, findings);
  });
  const hasFiles = used.some(({ value }) => media.files.get(value.toLowerCase())?.isPublic === true);
  const isReached = !hasFiles || media.base.startsWith('https:');
  if (!isReached) findings.warn('', 'installationWithoutHttps');
  return used.filter(({ value }, index) => !isTaken[index] || (!isReached && isFileId(value))).length;
}

/** @returns false for a file that the platform will not show or play */
function checkFile(
  { entry, kind, value }: UsedMedium,
  { files }: PackageMedia,
  { secondsMax }: MediaLimits,
  findings: Findings,
): boolean {
  const file = files.get(value.toLowerCase());
  if (!file) {
    findings.warn(entry, 'fileNotInLibrary');
    return false;
  }
  const { name, isDeleted, isPublic, fileType, seconds = 0 } = file;
  if (isDeleted) {
    findings.warn(entry, 'fileDeleted', name);
    return false;
  }
  const wrongType = wrongTypes[kind];
  if (wrongType !== undefined && fileTypes[kind] !== fileType) {
    findings.warn(entry, wrongType, name);
    return false;
  }
  if (!isPublic) findings.note(entry, 'fileNotPublic', name);
  if (kind !== 'sound' || secondsMax === undefined || seconds <= secondsMax) return true;
  findings.warn(entry, 'soundTooLong', name, String(Math.ceil(seconds)), String(secondsMax));
  return false;
}

/** A video may be of any type. */
const wrongTypes: Readonly<Partial<Record<MediumKind, FindingCode>>> = {
  picture: 'fileNotPicture',
  sound: 'fileNotSound',
};

/** @returns false for an address that the platform will not fetch */
function checkAddress(
  { entry, kind, value }: UsedMedium,
  { secondsMax, videoEndings }: MediaLimits,
  findings: Findings,
): boolean {
  // A token is filled when the answer is given.
  if (value.includes('{')) return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:') {
    findings.warn(entry, 'addressNotHttps', value);
    return false;
  }
  if (kind === 'sound' && secondsMax !== undefined)
    findings.note(entry, 'soundNotConverted', value, String(secondsMax));
  if (kind === 'video' && videoEndings && !videoEndings.some((ending) => url.pathname.toLowerCase().endsWith(ending)))
    findings.note(entry, 'videoTypeUnsupported', value);
  return true;
}
