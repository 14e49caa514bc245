/** Where this browser is: its time zone, and the region of its language, such as 'GB' of 'en-GB', if it has one. */
export function getBrowserPlace(): { readonly timeZone: string; readonly region?: string } {
  // Some browsers add more than a language tag has: 'en-US@posix'.
  const region = /-([A-Z]{2}|\d{3})\b/.exec(navigator.language)?.[1];
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { timeZone, ...(region !== undefined && { region }) };
}
