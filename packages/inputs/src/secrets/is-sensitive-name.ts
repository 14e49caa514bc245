const sensitive =
  /^(?:proxy-?)?authorization$|^cookie$|auth|api[-_ ]?key|access[-_ ]?key|subscription[-_ ]?key|token|secret|passw|passphrase|credential|signature|session[-_ ]?id|^x-key$|^pwd$/i;

/** Whether a header or form field of this name usually carries a credential. */
export function isSensitiveName(name: string): boolean {
  return sensitive.test(name.trim());
}
