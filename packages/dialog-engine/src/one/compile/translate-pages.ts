import { translateValues } from '@confab/inputs';
import type { JsonObject, LlamaContent } from '@confab/model';
import type { SteppedWork } from '@confab/understanding';
import { readText } from '../../compile/authored-values.ts';
import { translateProject } from '../../languages/compile-languages.ts';
import type { OneProjectSource } from './one-project-source.ts';

/** Inputs of a page that are its name where they are empty. */
const inputsNamedAfterPage = ['MenuName', 'LinkText'] as const;

const translated = new WeakMap<JsonObject, JsonObject>();

/** A One project as it is in a further language, one llama in each step. */
export function* translatePages(source: OneProjectSource, language: string): SteppedWork<OneProjectSource> {
  const llamas: LlamaContent[] = [];
  for (const { llama, pages } of source.llamas) {
    llamas.push({
      llama,
      pages: pages.map((page) => {
        const propertyValues = translatePageValues(page.propertyValues, language);
        return propertyValues === page.propertyValues ? page : { ...page, propertyValues };
      }),
    });
    yield;
  }
  return { ...source, project: translateProject(source.project, language), llamas };
}

/**
 * The values of a page in a further language. Menus and links say the translated name; the page keeps its own name,
 * which variables and reports have in every language.
 *
 * @returns the same reference for the same values
 */
function translatePageValues(values: JsonObject, language: string): JsonObject {
  const texts = translateValues(values, language);
  if (texts.DisplayName === values.DisplayName) return texts;
  const known = translated.get(texts);
  if (known) return known;
  const unnamed = inputsNamedAfterPage.filter((input) => readText(texts[input]).trim() === '');
  const named = Object.fromEntries(unnamed.map((input) => [input, readText(texts.DisplayName)]));
  const result: JsonObject = { ...texts, ...named, DisplayName: readText(values.DisplayName) };
  translated.set(texts, result);
  return result;
}
