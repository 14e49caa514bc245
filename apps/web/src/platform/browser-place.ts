import { getBrowserTimeZone } from './get-browser-time-zone.ts';

/** Where this browser is: its time zone, and the region of its language, such as 'GB' of 'en-GB', if it has one. */
export function getBrowserPlace(): { readonly timeZone: string; readonly region?: string } {
  // Some browsers add more than a language tag has: 'en-US@posix'.
  const region = /-([A-Z]{2}|\d{3})\b/.exec(navigator.language)?.[1];
  return { timeZone: getBrowserTimeZone(), ...(region !== undefined && { region }) };
}
