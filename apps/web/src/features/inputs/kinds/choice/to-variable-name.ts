/** Names that texts can write as `{tv.Name}`. */
const writableName = /^[A-Za-z_][\w.-]*$/;

/** The name of a new variable for a text that an author types: `Guest name` is `GuestName`. Empty without letters. */
export function toVariableName(typed: string): string {
  const text = typed.trim();
  if (writableName.test(text)) return text;
  const name = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return writableName.test(name) ? name : '';
}
