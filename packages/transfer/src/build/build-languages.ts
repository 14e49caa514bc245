import { getRowFields, getRowId, joinPath, translationsInput } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import { toProjectLanguage } from '../default-phrases.ts';
import type { DocumentItem, ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { alignAssistant } from './align-assistant.ts';
import { buildProject } from './build-project.ts';
import { reportAlignment } from './report-alignment.ts';

/**
 * Builds a project with all languages of a package; the first assistant is the one in the language that the project is
 * written in.
 */
export function buildLanguages(
  assistant: Assistant,
  translations: readonly Assistant[],
  newId: () => string,
  findings: Findings,
): ProjectDocument {
  const ids: string[] = [];
  const document = buildProject(assistant, () => {
    const id = newId();
    ids.push(id);
    return id;
  });
  if (translations.length === 0) return document;
  const others = translations.map((translation) => {
    reportAlignment(assistant, translation, findings);
    // The same parts get the same ids.
    const left = ids.values();
    return buildProject(alignAssistant(assistant, translation), () => left.next().value ?? newId());
  });
  const { project, nodes } = document;
  const languages = others.map((other) => toProjectLanguage(`${other.project.values['Language']}`));
  const values: JsonObject = { ...project.values, OtherLanguages: languages.join(',') };
  return {
    ...document,
    project: addTranslations(
      { ...project, values },
      others.map((other) => other.project),
      languages,
    ),
    nodes: nodes.map((node, at) =>
      addTranslations(
        node,
        others.map((other) => other.nodes[at]),
        languages,
      ),
    ),
  };
}

/** Inputs whose translations keep the text that they were made from, and inputs that each language has of its own. */
const texts: ReadonlySet<string> = new Set(['SpokenText', 'DisplayText', 'SuggestionChips']);
const words: ReadonlySet<string> = new Set(['Samples', 'Values', 'PlaceholderText']);

function addTranslations<Item extends DocumentItem>(
  item: Item,
  others: readonly (DocumentItem | undefined)[],
  languages: readonly string[],
): Item {
  const byLanguage: Record<string, JsonObject> = {};
  for (const [at, language] of languages.entries()) {
    const found: Record<string, JsonObject> = {};
    collect(item.values, others[at]?.values ?? {}, [], found);
    if (Object.keys(found).length > 0) byLanguage[language] = found;
  }
  if (Object.keys(byLanguage).length === 0) return item;
  return { ...item, values: { ...item.values, [translationsInput]: byLanguage } };
}

function collect(
  fields: JsonObject,
  others: JsonObject,
  above: readonly string[],
  found: Record<string, JsonObject>,
): void {
  for (const [name, value] of Object.entries(fields)) {
    const other = others[name];
    const path = [...above, name];
    if (texts.has(name) || (words.has(name) && typeof value === 'string')) {
      if (other === undefined || JSON.stringify(other) === JSON.stringify(value)) continue;
      found[joinPath(...path)] = texts.has(name) ? { Value: other, Source: value } : { Value: other };
    } else collectBelow(value, other, path, found);
  }
}

function collectBelow(
  value: JsonValue,
  other: JsonValue | undefined,
  path: readonly string[],
  found: Record<string, JsonObject>,
) {
  if (isJsonArray(value) && isJsonArray(other)) {
    for (const [at, row] of value.entries()) {
      const [id, fields, otherRow] = [getRowId(row), isJsonObject(row) ? getRowFields(row) : undefined, other[at]];
      const otherFields = isJsonObject(otherRow) ? getRowFields(otherRow) : undefined;
      if (id !== undefined && isJsonObject(fields) && isJsonObject(otherFields))
        collect(fields, otherFields, [...path, id], found);
    }
  } else if (isJsonObject(value) && isJsonObject(other)) collect(value, other, path, found);
}
