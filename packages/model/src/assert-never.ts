/** Closes a union: a case that was forgotten is a type error where this is called. */
export function assertNever(value: never): never {
  throw new Error(`Not a known case: ${JSON.stringify(value)}`);
}
