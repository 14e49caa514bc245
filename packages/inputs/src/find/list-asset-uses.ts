import { emptyId, isGuid, isJsonObject, type JsonObject, type Property } from '@confab/model';
import { parseJson, type AnyProperty } from '../form/property-rules.ts';
import { getReferenceKind } from './references.ts';
import { visitTexts } from './searched-texts.ts';

/** A file of the media library that a value names. */
export interface AssetUse {
  /** The path of the value. */
  readonly path: string;
  /** In lower case. */
  readonly assetId: string;
  readonly input: AnyProperty;
  /** The only kind of file that the input shows; undefined when it takes several. */
  readonly fileType: 'Images' | 'Audio' | 'Html' | undefined;
}

/**
 * Lists the files that the values of an item name, in the order of its form. Addresses and the all-zero id are not
 * files.
 */
export function listAssetUses(properties: readonly Property[], values: JsonObject): readonly AssetUse[] {
  const uses: AssetUse[] = [];
  visitTexts(
    properties,
    values,
    ({ property, path, within, text }) => {
      const id = property.type === 'MediaResponse' ? readMediaId(text, within) : text;
      if (property.type !== 'MediaResponse' && getReferenceKind(property) !== 'asset') return;
      if (!isGuid(id) || id === emptyId) return;
      uses.push({ path, assetId: id.toLowerCase(), input: property, fileType: getAssetFileType(property) });
    },
    { withHidden: true },
  );
  return uses;
}

/** The id in a media response, which is an object or, in saves and files, its JSON text (A4.29). */
function readMediaId(text: string, within: readonly (string | number)[]): string {
  if (within.length > 0) return within.at(-1) === 'Id' ? text : '';
  const media = parseJson(text);
  return isJsonObject(media) && typeof media['Id'] === 'string' ? media['Id'] : '';
}

/** The only kind of file that an input shows; undefined when it takes several. */
export function getAssetFileType({ name, type }: AnyProperty): AssetUse['fileType'] {
  if (type === 'Image' || type === 'ImageInput') return 'Images';
  if (name === 'HtmlAssetId') return 'Html';
  return name === 'AudioAssetId' ? 'Audio' : undefined;
}
