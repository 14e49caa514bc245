const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a language is read, by its tag; from the left where nobody says which it is. */
export function getTextDirection(language: string | undefined): 'ltr' | 'rtl' {
  return fromTheRight.has(language?.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}
