import { isJsonObject, type JsonObject, type JsonValue, type Property, type TableDefinition } from '@confab/model';
import { findTranslatedInput } from '../edits/find-edit-target.ts';
import { acceptsTranslations } from '../translations/accepts-translations.ts';
import { translationParts, translationsInput } from '../translations/translation-paths.ts';
import { getValueType } from '../types/registry.ts';
import { checkTable } from '../types/table.ts';
import type { CheckContext, ValueCheck } from '../types/value-type.ts';

/** Checks a document of values that ships with the catalogue against the properties that shape it. */
export function checkShippedValues(properties: readonly Property[], values: JsonObject, check: ValueCheck): void {
  for (const name of Object.keys(values)) {
    if (name === translationsInput) continue;
    if (!properties.some((property) => property.name === name)) check.report(check.where, `has no input "${name}"`);
  }
  for (const property of properties) {
    checkValue(property, values[property.name], { ...check, where: `${check.where}, ${property.name}` });
  }
  checkTranslations(properties, values[translationsInput], check);
}

/** Checks each translation against the input that it translates. */
function checkTranslations(properties: readonly Property[], all: JsonValue | undefined, check: ValueCheck) {
  if (all === undefined) return;
  if (!acceptsTranslations(properties, [translationsInput], all)) check.report(check.where, 'has unfit translations');
  for (const [language, translations] of Object.entries(isJsonObject(all) ? all : {}))
    for (const [path, translation] of Object.entries(isJsonObject(translations) ? translations : {})) {
      const target = findTranslatedInput(properties, path);
      const value = isJsonObject(translation) ? translation[translationParts.value] : undefined;
      if (target) checkValue(target.property, value, { ...check, where: `${check.where}, ${path} in ${language}` });
    }
}

/** Checks the rows of a table that ships with the catalogue. */
export function checkShippedRows(table: TableDefinition, rows: readonly JsonValue[], check: ValueCheck): void {
  checkTable(table, rows, toContext(check));
}

function checkValue(property: Property, value: JsonValue | undefined, check: ValueCheck): void {
  if (value === undefined || value === '') {
    if (property.flags?.includes('mandatory')) check.report(check.where, 'is required');
    return;
  }
  getValueType(property.type).check(property, value, toContext(check));
}

function toContext(check: ValueCheck): CheckContext {
  return { ...check, checkValues: checkShippedValues };
}
