import { isDevelopmentHost } from '@confab/access';

/** Sets the flag of a development host on the document element (P1.17). */
export function setDevelopmentFlag(hostname: string, root: HTMLElement): void {
  root.toggleAttribute('data-development', isDevelopmentHost(hostname));
}

/** Whether the page runs on a development host, which shows the details of crashes (P1.17). */
export function isDevelopment(): boolean {
  return document.documentElement.hasAttribute('data-development');
}
