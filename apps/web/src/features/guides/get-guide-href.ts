import type { Language } from '../../words/language.ts';

/** The address of a guide. The guides of this installation are asked for in the language of the page. */
export function getGuideHref(url: string, language: Language, pageHost: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  const isOwn = pageHost === address.host || pageHost.endsWith(`.${address.host}`);
  if (isOwn) address.searchParams.set('lang', language);
  return isOwn ? address.href : url;
}
