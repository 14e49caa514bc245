import { isSameJson, translateValues, translationsInput } from '@confab/inputs';
import {
  getLanguageName,
  isJsonObject,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type Property,
} from '@confab/model';

/** A value of an item that a reviewer reads, beside the approved one. */
interface ReviewedInput {
  readonly key: string;
  readonly label: string;
  /** The name of the language whose value it is; undefined for the first one. */
  readonly languageName: string | undefined;
  readonly property: Property | undefined;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** The page tree shows `Parent` and `Order` as the place of a page, and translations are listed by language. */
const hidden: ReadonlySet<string> = new Set(['Parent', 'Order', translationsInput]);

/** Lists the values of an item, each followed by those of the further languages that differ. */
export function listReviewedValues(
  schema: Pick<ItemSchema, 'properties'> | null,
  after: JsonObject,
  before: JsonObject | null,
): readonly ReviewedInput[] {
  const properties = new Map(schema?.properties.map((property) => [property.name, property]));
  const languages = new Set([...listLanguages(after), ...listLanguages(before)]);
  const translated = [...languages].map((language) => ({
    languageName: getLanguageName(language),
    after: translateValues(after, language),
    before: before && translateValues(before, language),
  }));
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    if (hidden.has(key)) return [];
    const property = properties.get(key);
    const describe = (
      languageName: string | undefined,
      now: JsonObject,
      approved: JsonObject | null,
    ): readonly ReviewedInput[] =>
      isEmpty(now[key]) && isEmpty(approved?.[key])
        ? []
        : [{ key, label: property?.label ?? key, languageName, property, before: approved?.[key], after: now[key] }];
    return [
      ...describe(undefined, after, before),
      ...translated
        .filter((one) => !isSameJson(one.after[key], after[key]) || !isSameJson(one.before?.[key], before?.[key]))
        .flatMap((one) => describe(one.languageName, one.after, one.before)),
    ];
  });
}

function listLanguages(values: JsonObject | null): readonly string[] {
  const all = values?.[translationsInput];
  return isJsonObject(all) ? Object.keys(all) : [];
}

function isEmpty(value: JsonValue | undefined) {
  return value === undefined || value === null || value === '';
}
