/** How many characters of expected text a call accepts. */
const charactersMax = 2_000;
/**
 * The longest form of them in an address. Every CJK character is nine characters long there, and servers refuse
 * addresses of more than about 8,000.
 */
const encodedMax = 6_000;

/** Cuts a text to what fits into the address of a request, between whole characters. */
export function fitExpectedText(text: string): string {
  let fitting = '';
  let encodedLength = 0;
  for (const sign of text) {
    // Half of a pair cannot be encoded.
    const character = /^[\ud800-\udfff]$/.test(sign) ? '\ufffd' : sign;
    encodedLength += encodeURIComponent(character).length;
    if (encodedLength > encodedMax || fitting.length + character.length > charactersMax) break;
    fitting += character;
  }
  return fitting;
}
