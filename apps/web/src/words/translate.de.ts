import { createTranslator } from './create-translator.ts';
import { messages } from './messages.de.ts';

/** Translates messages into German. */
export const translate = createTranslator(messages);
