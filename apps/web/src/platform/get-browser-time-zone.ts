/** The time zone of this browser by its IANA name, as in 'Europe/Vienna'. */
export function getBrowserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
