import { messages } from '../messages.de.ts';
import { createStoredTranslator } from './create-stored-translator.ts';

/** Translates stored texts into German. */
export const translateStored = createStoredTranslator(messages);
