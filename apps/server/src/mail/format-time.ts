/** A moment as a mail says it, in universal time: nobody knows where a mail is read. */
export function formatTime(milliseconds: number): string {
  const [date = '', time = ''] = new Date(milliseconds).toISOString().split('T');
  return `${date} at ${time.slice(0, 5)} UTC`;
}
