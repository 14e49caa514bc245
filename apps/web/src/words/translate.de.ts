import { createStoredTranslator } from './stored/create-stored-translator.ts';
import { createTranslator } from './create-translator.ts';
import { messages } from './messages.de.ts';

/** Translates messages into German. */
export const translate = createTranslator(messages);

/** Translates stored texts into German. */
export const translateStored = createStoredTranslator(messages);
