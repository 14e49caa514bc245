import { weekdayCodes, workdays } from '@confab/understanding';
import { formatDate, formatNumber, joinList, type Reading } from '../format-values.ts';
import { getRecurrencePhrases, isRecurrenceUnit, type RecurrencePhrases } from './recurrence-phrases.ts';

const maxRuleLength = 120;
const rule =
  /^FREQ=([A-Z]+)(?:;INTERVAL=(\d{1,4}))?(?:;BYMONTH=(\d{1,2}))?(?:;BYMONTHDAY=(-1|\d{1,2}))?(?:;BYDAY=([A-Z\d,-]+))?(?:;BYHOUR=([\d,]+);BYMINUTE=(\d{1,2}))?$/;
const weekdayOfMonth = /^(-1|[1-5])([A-Z]{2})$/;
/** A leap year whose first day is a Monday. */
const year = 2024;

/** Where a rule is read, with the phrases of the language. */
interface RuleReading {
  readonly phrases: RecurrencePhrases;
  readonly reading: Reading;
}

/** The days of a rule, as texts. */
interface RuleDays {
  readonly month: string | undefined;
  readonly day: string | undefined;
  readonly weekdays: string | undefined;
}

/** Says a rule of RFC 5545 as utterances give it: every Tuesday at 9:00 AM; undefined for other rules and texts. */
export function toRecurrenceWords(text: string, reading: Reading): string | undefined {
  const read = text.length <= maxRuleLength ? rule.exec(text) : null;
  const [, unit = '', interval = '1', month, day, weekdays, hours, minute = ''] = read ?? [];
  if (!isRecurrenceUnit(unit)) return undefined;
  const phrases = getRecurrencePhrases(reading.language);
  const isEachWeek = unit === 'WEEKLY' && interval === '1' && weekdays !== undefined;
  const rhythm =
    interval === '1' ? phrases.every[unit] : phrases.everyCount[unit](formatNumber(Number(interval), reading, {}));
  const days = month ?? day ?? weekdays;
  const parts = [
    isEachWeek ? describeWeek(weekdays, { phrases, reading }) : rhythm,
    days === undefined || isEachWeek ? '' : describeDays(unit, { month, day, weekdays }, { phrases, reading }),
    hours === undefined ? '' : describeTimes(hours.split(','), minute, { phrases, reading }),
  ];
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join(' ');
}

function describeWeek(weekdays: string, { phrases, reading }: RuleReading): string | undefined {
  if (weekdays === workdays) return phrases.workdays;
  const named = nameWeekdays(weekdays, reading);
  return named && phrases.everyWeekday(named);
}

function describeDays(unit: string, { month, day, weekdays }: RuleDays, { phrases, reading }: RuleReading) {
  if (unit === 'WEEKLY' && weekdays !== undefined) {
    const named = nameWeekdays(weekdays, reading);
    return named && phrases.onWeekdays(named);
  }
  if (unit === 'MONTHLY' && day !== undefined) return day === '-1' ? phrases.onLastDay : phrases.onDay(Number(day));
  if (unit === 'MONTHLY' && weekdays !== undefined) {
    const [, place, code = ''] = weekdayOfMonth.exec(weekdays) ?? [];
    const named = nameWeekdays(code, reading);
    return named && (place === '-1' ? phrases.onLastPlace(named) : phrases.onPlace(Number(place), named));
  }
  if (unit !== 'YEARLY' || month === undefined) return undefined;
  const at = new Date(Date.UTC(year, Number(month) - 1, Number(day ?? 1)));
  if (at.getUTCMonth() !== Number(month) - 1) return undefined;
  return day === undefined
    ? phrases.inMonth(formatDate(at, reading, { month: 'long' }))
    : phrases.onDate(formatDate(at, reading, { day: 'numeric', month: 'long' }));
}

function nameWeekdays(weekdays: string, reading: Reading): string | undefined {
  const places = weekdays.split(',').map((code) => weekdayCodes.findIndex((one) => one === code));
  if (places.includes(-1)) return undefined;
  const toName = (place: number) => formatDate(new Date(Date.UTC(year, 0, place + 1)), reading, { weekday: 'long' });
  return joinList(places.map(toName), reading);
}

function describeTimes(
  hours: readonly string[],
  minute: string,
  { phrases, reading }: RuleReading,
): string | undefined {
  if (Number(minute) > 59 || hours.some((hour) => !/^\d{1,2}$/.test(hour) || Number(hour) > 23)) return undefined;
  const toTime = (hour: string) =>
    formatDate(new Date(Date.UTC(year, 0, 1, Number(hour), Number(minute))), reading, {
      hour: 'numeric',
      minute: '2-digit',
    });
  return phrases.atTimes(joinList(hours.map(toTime), reading));
}
