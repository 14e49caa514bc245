/** The stack of an error, or its name and message where there is none. */
export function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
