import { listLanguages, translateValues, translationsInput } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { OneTemplate } from './one-template.ts';

/**
 * A template in one of its languages, without the others.
 *
 * @returns undefined for a language that it does not have
 */
export function writeTemplateIn(template: OneTemplate, language: string): OneTemplate | undefined {
  if (!listLanguages(template.propertyValues).includes(language)) return undefined;
  const project = writeValuesIn(template.propertyValues, language);
  return {
    ...template,
    propertyValues: { ...project, ...template.authorTexts[language], Language: language, OtherLanguages: '' },
    llamas: template.llamas.map(({ llama, pages }) => ({
      llama: { ...llama, propertyValues: { ...llama.propertyValues, ...llama.authorTexts[language] } },
      pages: pages.map((page) => ({ ...page, propertyValues: writeValuesIn(page.propertyValues, language) })),
    })),
  };
}

function writeValuesIn(values: JsonObject, language: string): JsonObject {
  const { [translationsInput]: _others, ...written } = translateValues(values, language);
  return written;
}
