export { createTextFinder, type TextsById } from './find-text.ts';
export { mapPropertyTexts, mapSchemaTexts, visitMessages, type MapText } from './schema-texts.ts';
