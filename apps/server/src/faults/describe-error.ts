import { scrubSecrets } from './scrub-secrets.ts';

const longest = 300;

/** The name and password in an address. */
const userInfo = /\/\/[^/@\s]{1,500}@/g;

/** One line about an error for the staff: its code and message, without secrets and at most 300 characters long. */
export function describeError(error: unknown): string {
  const code = getErrorCode(error);
  const [line = ''] = error instanceof Error ? error.message.split('\n', 1) : [];
  const text = line === '' || line === code ? code : `${code}: ${line}`;
  return scrubSecrets(text.slice(0, 2_000).replace(userInfo, '//')).slice(0, longest);
}

/** The code of an error, such as `ECONNREFUSED`, or else its name. */
export function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : error.name.slice(0, 60);
}
