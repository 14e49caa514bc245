export { germanTexts } from './german-texts.ts';
export { mapPropertyTexts, mapSchemaTexts, type MapText } from './schema-texts.ts';
