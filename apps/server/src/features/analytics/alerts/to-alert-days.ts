/** The first and the last day of UTC of the range that opened an alert. */
export function toAlertDays({ openedAt, hours }: { readonly openedAt: Date; readonly hours: number }) {
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const end = openedAt.getTime();
  // The end is not part of the range.
  return { from: toDay(end - hours * 3_600_000), to: toDay(end - 1) };
}
