import { joinPath, parsePath, translationsInput } from '@confab/inputs';
import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';

/** A translation of a value of a row. */
export interface RowTranslation {
  readonly language: string;
  readonly table: string;
  readonly rowId: string;
  /** The path of the value below its row. */
  readonly rest: readonly string[];
  readonly translation: JsonValue;
}

/** The translations of the rows of a project, by table and row. */
export class RowTranslations {
  readonly #byRow = new Map<string, RowTranslation[]>();

  constructor(values: JsonObject) {
    for (const [language, translations] of readObjects(values[translationsInput]))
      for (const [path, translation] of Object.entries(translations)) {
        const [table = '', rowId = '', ...rest] = parsePath(path);
        const key = joinPath(table, rowId);
        const own = this.#byRow.get(key) ?? [];
        this.#byRow.set(key, own);
        own.push({ language, table, rowId, rest, translation });
      }
  }

  /** Returns the translations of a row once: of several rows with one id, the first has them. */
  take(table: string, rowId: string): readonly RowTranslation[] {
    const key = joinPath(table, rowId);
    const taken = this.#byRow.get(key) ?? [];
    this.#byRow.delete(key);
    return taken;
  }
}

/** Adds translations of rows to the values of a project. */
export function addRowTranslations(values: JsonObject, added: readonly RowTranslation[]): JsonObject {
  if (added.length === 0) return values;
  const byLanguage = new Map(
    readObjects(values[translationsInput]).map(([language, own]) => [language, new Map(Object.entries(own))]),
  );
  for (const { language, table, rowId, rest, translation } of added) {
    const own = byLanguage.get(language) ?? new Map<string, JsonValue>();
    byLanguage.set(language, own);
    own.set(joinPath(table, rowId, ...rest), translation);
  }
  const all = [...byLanguage].map(([language, own]) => [language, Object.fromEntries(own)]);
  return { ...values, [translationsInput]: Object.fromEntries(all) };
}

/** Lists the languages into which something in the values of an item is translated. */
export function listTranslated(values: JsonObject): readonly string[] {
  return readObjects(values[translationsInput]).flatMap(([language, own]) =>
    Object.keys(own).length === 0 ? [] : [language],
  );
}

function readObjects(value: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  return Object.entries(isJsonObject(value) ? value : {}).flatMap(([name, below]) =>
    isJsonObject(below) ? [[name, below] as const] : [],
  );
}
