/** Languages that a text may be written in, by their codes; any other code in a value stays. */
const codes = [
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh',
  'en-AU en-GB en-IN en-US es-MX fr-CA pt-BR zh-TW',
].flatMap((line) => line.split(' '));

/** What a language is called in the language of the interface. */
export function languageName(code: string, spoken: string): string {
  try {
    return new Intl.DisplayNames([spoken], { type: 'language' }).of(code) ?? code;
  } catch {
    // A value may hold any key; one that is no code is its own name.
    return code;
  }
}

/** The languages that can be added to those there are, by name. */
export function offeredLanguages(present: readonly string[], spoken: string) {
  return codes
    .filter((code) => !present.includes(code))
    .map((code) => ({ value: code, label: languageName(code, spoken) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, spoken));
}
