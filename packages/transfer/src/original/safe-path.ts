/** Whether a path stays inside the folder that a zip is unpacked to, on every system. */
export function isSafePath(path: string): boolean {
  if (path === '' || path.length > 300 || /[\\:*?"<>|\p{Cc}]/u.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
