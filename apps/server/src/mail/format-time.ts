/** Formats a time for a mail in UTC, because the time zone of the reader is unknown. */
export function formatTime(milliseconds: number): string {
  const [date = '', time = ''] = new Date(milliseconds).toISOString().split('T');
  return `${date}, ${time.slice(0, 5)} UTC`;
}
