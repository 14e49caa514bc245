import { fillMessage, type MessageParts } from '@confab/model';

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
const devices = new Set(['iPhone', 'iPad']);
const longest = 60;

/** How the names of a browser and its system or device are joined. */
export const browserMessages = { onSystem: '{browser} on {system}', onDevice: '{browser} on {device}' } as const;

/** The texts of `browserMessages` in a language. */
export type BrowserMessages = Readonly<Record<keyof typeof browserMessages, string>>;

/** The browser, its system and the words that join them; undefined if either is unknown. */
export function readBrowserNames(
  userAgent: string,
): { readonly joined: keyof BrowserMessages; readonly parts: MessageParts } | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser === undefined || system === undefined) return undefined;
  return devices.has(system)
    ? { joined: 'onDevice', parts: { browser, device: system } }
    : { joined: 'onSystem', parts: { browser, system } };
}

/**
 * Returns a short name for a browser from its user agent: `Firefox on Linux`.
 *
 * It is only a hint for people, since a client can send any user agent. An unknown browser is shown by the beginning
 * of its user agent.
 *
 * @returns an empty text without a user agent; each reader has words for it in its language
 */
export function describeBrowser(userAgent: string, messages: BrowserMessages = browserMessages): string {
  const names = readBrowserNames(userAgent);
  if (names) return fillMessage(messages[names.joined], names.parts);
  const printable = userAgent.replace(/[^\x20-\x7e]/g, '').trim();
  return nameIn(browsers, userAgent) ?? nameIn(systems, userAgent) ?? printable.slice(0, longest);
}

// Browsers also name the browsers they descend from, so the first match decides.
function nameIn(list: typeof browsers, userAgent: string) {
  return list.find(([, sign]) => sign.test(userAgent))?.[0];
}
