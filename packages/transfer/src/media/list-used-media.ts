import { emptyId, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { ProjectDocument } from '../document.ts';
import { textAt } from '../read-json.ts';
import type { MediumKind } from './package-media.ts';

/** A picture, sound or video of an answer. */
export interface UsedMedium {
  /** The entry of findings about it: `node …`. */
  readonly entry: string;
  readonly kind: MediumKind;
  /** The id of a file, or an address. */
  readonly value: string;
  /** What a picture shows, in words; empty without. */
  readonly alt: string;
}

/** The files that the answers of a project show and play. */
export interface UsedMedia {
  readonly media: readonly UsedMedium[];
  /** Whether an answer has a heading, which devices with a screen show. */
  readonly hasHeading: boolean;
}

const fields = [
  ['picture', 'ImageAssetId'],
  ['sound', 'AudioAssetId'],
  ['video', 'VideoUrl'],
] as const;

/** Lists the media of all enabled entries of responses, including the project's own. */
export function listUsedMedia({ project, nodes }: ProjectDocument): UsedMedia {
  const media: UsedMedium[] = [];
  let hasHeading = false;
  for (const [where, values] of [
    ['project', project.values] as const,
    ...nodes.map(({ id, values }) => [`node ${id}`, values] as const),
  ])
    for (const entry of listEntries(values)) {
      media.push(...listMediaOfEntry(entry, where));
      hasHeading ||= textAt(entry, 'HeadingText') !== '';
    }
  return { media, hasHeading };
}

/** The media of an entry of a response. */
export function listMediaOfEntry(entry: JsonObject, where: string): readonly UsedMedium[] {
  return fields.flatMap(([kind, field]) => {
    const value = textAt(entry, field).trim();
    return value === '' || value === emptyId
      ? []
      : [{ entry: where, kind, value, alt: textAt(entry, 'ImageAlt').trim() }];
  });
}

/** The enabled entries of the responses in a value. */
export function listEntries(value: JsonValue | undefined): readonly JsonObject[] {
  if (isJsonArray(value)) return value.flatMap(listEntries);
  if (!isJsonObject(value)) return [];
  if (textAt(value, 'EntryId') !== '') return value['Enabled'] === false ? [] : [value];
  return Object.values(value).flatMap(listEntries);
}
