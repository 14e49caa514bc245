import { isJsonArray, isJsonObject, wireObject, type JsonValue } from '@confab/model';
import { z } from 'zod';

/** A picture or sound of a template, as `dev/tools/template-media.mjs` lists it. */
export const templateMediumSchema = wireObject({
  key: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The name of the file, in the template's folder `media` and in the library of a team. */
  name: z.string().regex(/^[a-z][a-z0-9-]*\.(?:png|mp3)$/),
  bytes: z.number().int().positive(),
  /** As hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Pixels; only of pictures. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});
export type TemplateMedium = z.output<typeof templateMediumSchema>;

/** A file of a template on its way into the library of a team. */
export interface NewMedium extends TemplateMedium {
  readonly templateId: string;
  /** The id of the asset that it becomes; the values of the new project name it. */
  readonly assetId: string;
}

/** What a value begins with that names a medium of its template by its key: `media:furnace`. */
const mark = 'media:';

/** Gives the media of a template ids. */
export function planMedia(
  { id, media }: { readonly id: string; readonly media: readonly TemplateMedium[] },
  newAssetId: () => string,
): readonly NewMedium[] {
  return media.map((medium) => ({ ...medium, templateId: id, assetId: newAssetId() }));
}

/** The ids of media by the values that name them. */
export function indexMedia(media: readonly NewMedium[]): ReadonlyMap<string, string> {
  return new Map(media.map(({ key, assetId }) => [`${mark}${key}`, assetId]));
}

/** The keys of media that a value names, each as often as it does. */
export function listMediaKeys(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return value.startsWith(mark) ? [value.slice(mark.length)] : [];
  if (isJsonArray(value)) return value.flatMap(listMediaKeys);
  return isJsonObject(value) ? Object.values(value).flatMap(listMediaKeys) : [];
}
