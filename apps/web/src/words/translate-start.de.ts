import { createTranslator } from './create-translator.ts';
import { accountMessages } from './messages/account.de.ts';
import { generalMessages } from './messages/general.de.ts';

/** Translates the messages of the pages for people who are signed out into German. */
export const translate = createTranslator({ ...accountMessages, ...generalMessages });
