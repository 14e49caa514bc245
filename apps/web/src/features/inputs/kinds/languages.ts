/** Languages that a text may be written in, by their codes; any other code in a value stays. */
const codes = [
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh',
  'en-AU en-GB en-IN en-US es-MX fr-CA pt-BR zh-TW',
].flatMap((line) => line.split(' '));

/** Making one takes its time, and there are as many as languages of the interface. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** What a language is called in the language of the interface. */
export function languageName(code: string, spoken: string): string {
  const names = namesIn.get(spoken) ?? new Intl.DisplayNames([spoken], { type: 'language' });
  namesIn.set(spoken, names);
  try {
    return names.of(code) ?? code;
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
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
