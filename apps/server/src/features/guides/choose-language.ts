import { interfaceLanguageNames, type InterfaceLanguage } from '@confab/model';

/**
 * Chooses the language of a guide: the one that the address names, otherwise the first language of the browser in which
 * the guide exists; English without either.
 *
 * @param named the parameter `lang` of the address, as it was sent
 * @param accepted the header `Accept-Language`, whose languages are in the order of preference
 */
export function chooseLanguage(named: unknown, accepted: string): InterfaceLanguage {
  const tags = accepted.split(',').map((tag) => tag.trim().split(/[-_;]/)[0]?.toLowerCase());
  return [named, ...tags].find(isInterfaceLanguage) ?? 'en';
}

const isInterfaceLanguage = (language: unknown): language is InterfaceLanguage =>
  typeof language === 'string' && Object.hasOwn(interfaceLanguageNames, language);
