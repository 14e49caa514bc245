const fromTheRight = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The text direction of a language tag; left to right by default. */
export function getTextDirection(language: string | undefined): 'ltr' | 'rtl' {
  return fromTheRight.has(language?.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}
