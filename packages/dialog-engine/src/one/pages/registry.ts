import { contact } from './contact.ts';
import { form } from './form.ts';
import { goodbye } from './goodbye.ts';
import { link, wallet } from './link.ts';
import { menu } from './menu.ts';
import { answer, help, noInput, noMatch, welcome } from './plain.ts';
import { question } from './question.ts';
import type { OnePageType } from '../compile/page-type.ts';

/** Every page type that runs. A new type is one file in this folder and a line here. */
const pageTypes: readonly OnePageType[] = [
  welcome,
  answer,
  menu,
  question,
  form,
  contact,
  link,
  wallet,
  help,
  noMatch,
  noInput,
  goodbye,
];

const byType = new Map(pageTypes.map((pageType) => [pageType.type, pageType]));

export function findPageType(type: string): OnePageType | undefined {
  return byType.get(type);
}
