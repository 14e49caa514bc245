import { fillMessage } from '@confab/model';

const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
const longest = 60;

/** How the names of a browser and its system are joined. */
export const browserMessages = { onSystem: '{browser} on {system}' } as const;

/** The names of a browser and its system, by its user agent; those that are unknown are undefined. */
export function readBrowserNames(userAgent: string) {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}

/**
 * Returns a short name for a browser from its user agent: `Firefox on Linux`.
 *
 * It is only a hint for people, since a client can send any user agent. An unknown browser is shown by the beginning
 * of its user agent.
 *
 * @returns an empty text without a user agent; each reader has words for it in its language
 */
export function describeBrowser(userAgent: string): string {
  const { browser, system } = readBrowserNames(userAgent);
  if (browser !== undefined && system !== undefined) return fillMessage(browserMessages.onSystem, { browser, system });
  const printable = userAgent.replace(/[^\x20-\x7e]/g, '').trim();
  return browser ?? system ?? printable.slice(0, longest);
}

// Browsers also name the browsers they descend from, so the first match decides.
function nameIn(list: typeof browsers, userAgent: string) {
  return list.find(([, sign]) => sign.test(userAgent))?.[0];
}
