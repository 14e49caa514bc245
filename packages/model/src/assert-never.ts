/** Makes a forgotten case of a union a type error. */
export function assertNever(value: never): never {
  throw new Error(`Not a known case: ${JSON.stringify(value)}`);
}
