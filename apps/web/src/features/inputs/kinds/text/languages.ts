/** Language codes that can be added to a text. Values may contain other codes. */
const codes = [
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh',
  'en-AU en-GB en-IN en-US es-MX fr-CA pt-BR zh-TW',
].flatMap((line) => line.split(' '));

/** Cached by language of the interface, because creating `Intl.DisplayNames` is slow. */
const namesIn = new Map<string, Intl.DisplayNames>();

/** The name of a language in the language of the interface. */
export function getLanguageName(code: string, spoken: string): string {
  const names = namesIn.get(spoken) ?? new Intl.DisplayNames([spoken], { type: 'language' });
  namesIn.set(spoken, names);
  try {
    return names.of(code) ?? code;
  } catch {
    // Values may contain keys that are not language codes; those are shown as they are.
    return code;
  }
}

/** Languages that can still be added, sorted by name. */
export function listOfferedLanguages(present: readonly string[], spoken: string) {
  return codes
    .filter((code) => !present.includes(code))
    .map((code) => ({ value: code, label: getLanguageName(code, spoken) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
