/** Finds the line of the first syntax error of a JSON text; undefined when there is none or its place is unknown. */
export function findSyntaxErrorLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) return undefined;
    const [, position] = /at position (\d+)/.exec(error.message) ?? [];
    if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
    // Messages about the end of the text have no position.
    return /end of JSON|Unterminated/i.test(error.message) ? text.split('\n').length : undefined;
  }
}
