import { texts } from '@confab/catalogue/languages/de';
import { createCatalogueTranslator } from './create-catalogue-translator.ts';

/** Translates the catalogue into German. */
export const translator = createCatalogueTranslator(texts);
