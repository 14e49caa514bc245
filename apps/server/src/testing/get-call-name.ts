import type { Call } from '@confab/contracts';

/** The name of a call for titles and reports: its method and the last part of its path, such as `POST SaveNode`. */
export function getCallName({ method, path }: Call): string {
  return `${method} ${path.replace('/api/', '')}`;
}
