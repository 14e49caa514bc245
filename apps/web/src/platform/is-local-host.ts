/** Whether a page comes from the machine that it is shown on. Such a page reports nothing to anybody. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}
