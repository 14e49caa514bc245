import { emptyId, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { manifestPath } from '../alexa/manifest.ts';
import type { Files, ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { at, textAt } from '../read-json.ts';
import { formatJson } from '../sorted-json.ts';
import { findIconAddress, type PackageMedia } from './package-media.ts';

/** The fields of a locale, and the side length of the icon in each. */
const icons = [
  ['smallIconUri', '108'],
  ['largeIconUri', '512'],
] as const;

/**
 * Enters the picture of the project as the small and the large icon of a skill (108 and 512 pixels), without which it cannot be
 * submitted. A locale whose package had icons of its own keeps those.
 */
export function addIcons(files: Files, { project }: ProjectDocument, media: PackageMedia, findings: Findings): Files {
  // This package wrote the manifest.
  const manifest: JsonValue = JSON.parse(files.get(manifestPath) ?? 'null');
  const inner = at(manifest, 'manifest');
  const published = at(inner, 'publishingInformation');
  const locales = at(published, 'locales');
  if (!isJsonObject(manifest) || !isJsonObject(inner) || !isJsonObject(published) || !isJsonObject(locales))
    return files;
  const wanting = Object.entries(locales).flatMap(([name, locale]) =>
    isJsonObject(locale) && icons.some(isMissingIn(locale)) ? [[name, locale] as const] : [],
  );
  if (wanting.length === 0) return files;
  const added = findAddresses(textAt(project.values, 'Image'), media, findings);
  if (added === undefined) return files;
  const completed = wanting.map(([name, locale]) => {
    const missing = Object.entries(added).filter(([field]) => textAt(locale, field) === '');
    return [name, { ...locale, ...Object.fromEntries(missing) }] as const;
  });
  return new Map(files).set(
    manifestPath,
    formatJson({
      ...manifest,
      manifest: {
        ...inner,
        publishingInformation: { ...published, locales: { ...locales, ...Object.fromEntries(completed) } },
      },
    }),
  );
}

const isMissingIn =
  (locale: JsonValue) =>
  ([field]: (typeof icons)[number]) =>
    textAt(locale, field) === '';

function findAddresses(fileId: string, media: PackageMedia, findings: Findings): JsonObject | undefined {
  if (fileId === '' || fileId === emptyId) {
    findings.note(manifestPath, 'iconsMissing');
    return undefined;
  }
  const addresses = icons.flatMap(([field, side]) => {
    const address = findIconAddress(media, fileId, side);
    return address === undefined ? [] : [[field, address] as const];
  });
  if (addresses.length === icons.length) return Object.fromEntries(addresses);
  findings.note(manifestPath, 'iconsNotPublic');
  return undefined;
}
