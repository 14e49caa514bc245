import { contact } from './pages/contact.ts';
import { form } from './pages/form.ts';
import { goodbye } from './pages/goodbye.ts';
import { link, wallet } from './pages/link.ts';
import { menu } from './pages/menu.ts';
import { answer, help, noInput, noMatch, welcome } from './pages/plain.ts';
import { question } from './pages/question.ts';
import type { OnePageType } from './page-setting.ts';

/** Every type of page that runs. To add one: write its file, list it here. */
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
