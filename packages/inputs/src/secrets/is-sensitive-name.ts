const sensitive =
  /^(?:proxy-?)?authorization$|^cookie$|auth|(?:api|access|subscription|functions?|private|master|account|license|shared|signing|encryption)[-_ ]?key|token|secret|passw|passphrase|credential|signature|session[-_ ]?(?:id|key)|^x-(?:.*[-_])?(?:key|session)$|^(?:pwd|sid|jwt|sig)$/i;

/** Whether a header or form field of this name usually carries a credential. */
export function isSensitiveName(name: string): boolean {
  return sensitive.test(name.trim());
}
