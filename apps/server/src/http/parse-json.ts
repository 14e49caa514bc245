import { jsonLimits, parseBoundedJson, parseScannedJson, type JsonFault, type JsonScanner } from '@confab/model';

/** The error for text that is invalid or unsafe JSON. The message is for developers of clients. */
export class UnacceptableJson extends Error {
  override readonly name = 'UnacceptableJson';
}

/**
 * Parses the JSON of a request and rejects unsafe input (API-5): too deep, too many parts, keys that reach an object's
 * prototype, and characters that PostgreSQL cannot store (NUL and lone surrogates).
 *
 * @param partsMax the most values, lists and objects included
 *
 * Keys chosen by authors can be anywhere in a document, so the whole document is checked here once.
 */
export function parseJson(text: string, partsMax: number = jsonLimits.partsMax): unknown {
  const { value, fault } = parseBoundedJson(text, partsMax);
  if (fault) throw toError(fault, partsMax);
  return value;
}

/** Checks what a scanner has read so far of a text. @throws UnacceptableJson */
export function assertAcceptable(
  { fault, keys }: JsonScanner,
  { partsMax, keysMax }: { readonly partsMax: number; readonly keysMax: number },
): void {
  if (fault) throw toError(fault, partsMax);
  if (keys > keysMax) throw new UnacceptableJson(`The body has more than ${keysMax} different keys.`);
}

/** Parses a text that a scanner has read without a fault. @throws UnacceptableJson when it is not JSON */
export function parseAcceptable(text: string, partsMax: number): unknown {
  const { value, fault } = parseScannedJson(text);
  if (fault) throw toError(fault, partsMax);
  return value;
}

function toError(fault: JsonFault, partsMax: number) {
  return new UnacceptableJson(describeFault(fault, partsMax), 'cause' in fault ? { cause: fault.cause } : {});
}

function describeFault(fault: JsonFault, partsMax: number): string {
  switch (fault.kind) {
    case 'syntax':
      return 'The body is not valid JSON.';
    case 'depth':
      return `The body is nested more than ${jsonLimits.depthMax} levels deep.`;
    case 'parts':
      return `The body has more than ${partsMax} parts.`;
    case 'key':
      return `The key "${fault.key}" is not allowed.`;
    case 'nul':
      return 'Texts must not contain the character NUL.';
    case 'surrogate':
      return 'Texts must not contain half of a surrogate pair.';
  }
}
