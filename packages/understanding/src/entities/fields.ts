import type { FieldReader, Fields } from './pattern.ts';
import { readNumberAt, readWholeAt } from './numbers/numbers.ts';
import { readPhraseAt } from './phrases.ts';
import type { Language, PhraseName } from './language.ts';
import { day, isDayAfterMonth, isInWord, ordinalDay, ordinalDigits } from './dates/day-of-month.ts';
import { numericDate } from './dates/numeric-date.ts';
import {
  bareHourStart,
  eachDayStart,
  end,
  hourEnd,
  isMinutesToHour,
  recurrenceStart,
  timeRangeStart,
} from './hour-ends.ts';
import type { Scan } from './scan.ts';

// The fields of patterns. Each reads a few tokens only.

const found = (next: number, fields: Fields) => ({ next, fields });

function phrase(table: PhraseName, name: string, keepsText = true): FieldReader {
  return (scan, at) => {
    const said = readPhraseAt(scan, scan.language.phrases[table], at);
    return said && found(said.next, { [name]: keepsText ? said.value : Number(said.value) });
  };
}

/** A whole number in a range, as a cardinal. */
function whole(name: string, least: number, most: number, onlyWords = false): FieldReader {
  return (scan, at) => {
    const token = scan.at(at);
    if (token?.kind === 'digits') {
      const isShort = token.word.length <= 2 && !onlyWords && !isInWord(scan, at);
      return isShort ? inRange(at + 1, Number(token.word), { [`${name}Digits`]: token.word.length }) : undefined;
    }
    const number = token && readWholeAt(scan, at);
    return number?.isWords && !number.isOrdinal ? inRange(number.next, number.value, {}) : undefined;
  };

  function inRange(next: number, value: number, more: Fields) {
    return Number.isInteger(value) && value >= least && value <= most
      ? found(next, { [name]: value, ...more })
      : undefined;
  }
}

const month: FieldReader = (scan, at) => {
  const said = readPhraseAt(scan, scan.language.phrases.months, at);
  if (!said) return undefined;
  const dot = scan.at(said.next);
  const isShort = (scan.at(at)?.word.length ?? 0) <= 4;
  return found(said.next + (isShort && dot?.word === '.' && dot.isGlued ? 1 : 0), { month: Number(said.value) });
};

const weekday: FieldReader = (scan, at) => {
  const said = readPhraseAt(scan, scan.language.phrases.weekdays, at);
  const [day = '', dayPart] = said?.value.split(' ') ?? [];
  return said && found(said.next, { weekday: Number(day), ...(dayPart !== undefined && { dayPart }) });
};

/** `2026`, `, 2026`, or spoken: nineteen ninety-nine, zweitausendsechs. */
const year: FieldReader = (scan, at) => {
  const start = scan.at(at)?.word === ',' ? at + 1 : at;
  const token = scan.at(start);
  if (token?.kind === 'digits') {
    const isClock = scan.at(start + 1)?.word === ':' && scan.at(start + 1)?.isGlued;
    return token.word.length === 4 && !isClock ? found(start + 1, { year: Number(token.word) }) : undefined;
  }
  const number = token && readNumberAt(scan, start);
  if (!number?.isWords || number.isOrdinal) return undefined;
  if (number.value >= 1_900 && number.value < 2_100) return found(number.next, { year: number.value });
  const rest = number.value === 19 || number.value === 20 ? readNumberAt(scan, number.next) : undefined;
  const isYear =
    rest?.isWords && !rest.isOrdinal && rest.value >= 10 && rest.value < 100 && Number.isInteger(rest.value);
  return rest && isYear ? found(rest.next, { year: number.value * 100 + rest.value }) : undefined;
};

/** A year after a month alone, where other numbers of four digits are counts: the 2027 of `March 2027`. */
const nearYear: FieldReader = (scan, at) => {
  const read = year(scan, at);
  const value = Number(read?.fields.year);
  return value >= 1_900 && value < 2_100 ? read : undefined;
};

/** A count of something: a number, or an article. */
const count: FieldReader = (scan, at) => {
  const number = readNumberAt(scan, at);
  if (number && !number.isOrdinal) return found(number.next, { count: number.value });
  return isArticle(scan.language, scan.at(at)?.word) ? found(at + 1, { count: 1 }) : undefined;
};

function isArticle({ sets }: Language, word = '') {
  return sets.articles.has(word);
}

const unit = phrase('units', 'unit');
const dateUnit: FieldReader = (scan, at) => {
  const read = unit(scan, at);
  return read && /^[DWMY]$/.test(String(read.fields.unit)) ? read : undefined;
};

/** `19:30` or `19:30:15`, without spaces. */
const clock: FieldReader = (scan, at) => readClock(scan, at, ':');
/** `19.30`; the pattern must require a word after it that marks a time. */
const dotClock: FieldReader = (scan, at) => readClock(scan, at, '.');

function readClock(scan: Scan, at: number, sign: string) {
  const hour = scan.at(at);
  const isHour = hour?.kind === 'digits' && hour.word.length <= 2 && !isInWord(scan, at);
  const minute = isHour ? gluedAfter(scan, at + 1, sign) : undefined;
  if (!hour || minute?.length !== 2 || Number(hour.word) > 24 || Number(minute) > 59) return undefined;
  const fields = { hour: Number(hour.word), hourDigits: hour.word.length, minute: Number(minute) };
  const second = gluedAfter(scan, at + 3, sign);
  if (second === undefined) return found(at + 3, fields);
  return second.length === 2 && Number(second) < 60 ? found(at + 5, { ...fields, second: Number(second) }) : undefined;
}

/** `730` or `1930`. */
const gluedClock: FieldReader = (scan, at) => {
  const token = scan.at(at);
  if (token?.kind !== 'digits' || !/^\d{3,4}$/.test(token.word) || isInWord(scan, at)) return undefined;
  const [hour, minute] = [token.word.slice(0, -2), Number(token.word.slice(-2))];
  const isClock = Number(hour) < 24 && minute < 60;
  return isClock ? found(at + 1, { hour: Number(hour), hourDigits: hour.length, minute }) : undefined;
};

/** The digits that are glued to a sign. */
function gluedAfter(scan: Scan, at: number, sign: string): string | undefined {
  const [mark, digits] = [scan.at(at), scan.at(at + 1)];
  const isThere = mark?.word === sign && mark.isGlued && digits?.kind === 'digits' && digits.isGlued;
  return isThere ? digits.word : undefined;
}

/** A rough hour: `eightish`, `8ish`, `8-ish`. */
const hourIsh: FieldReader = (scan, at) => {
  const token = scan.at(at);
  if (token?.kind === 'word') {
    const hour = token.word.endsWith('ish') ? scan.language.numbers.get(token.word.slice(0, -'ish'.length)) : undefined;
    return hour !== undefined && hour > 0 && hour <= 12 ? found(at + 1, { hour }) : undefined;
  }
  if (token?.kind !== 'digits' || Number(token.word) > 12 || Number(token.word) === 0) return undefined;
  const dash = scan.at(at + 1)?.word === '-' ? 1 : 0;
  const ending = scan.at(at + dash + 1);
  return ending?.word === 'ish' && ending.isGlued ? found(at + dash + 2, { hour: Number(token.word) }) : undefined;
};

/** An hour with a name of its own: `midi`. */
const namedHour: FieldReader = (scan, at) => {
  const said = readPhraseAt(scan, scan.language.phrases.namedHours, at);
  const [hour = '', part] = said?.value.split(' ') ?? [];
  return said && found(said.next, { hour: Number(hour), ...(part !== undefined && { part }) });
};

/** A holiday; one whose name is also that of a place counts only after a word such as `an`: an Sankt Martin. */
const holiday: FieldReader = (scan, at) => {
  const said = readPhraseAt(scan, scan.language.phrases.holidays, at);
  const [, day = '', place] = /^(.*?)( place)?$/.exec(said?.value ?? '') ?? [];
  const isLed = scan.language.sets.beforeHoliday.has(scan.at(at - 1)?.word ?? '');
  return said && (place === undefined || isLed) ? found(said.next, { holiday: day }) : undefined;
};

/** The minutes of `1h30`. */
const gluedMinutes: FieldReader = (scan, at) => {
  const token = scan.at(at);
  const isMinutes = token?.kind === 'digits' && token.word.length <= 2 && Number(token.word) < 60;
  return isMinutes ? found(at + 1, { minute: Number(token.word) }) : undefined;
};

const anyMinutes = whole('minute', 1, 59);
/** Minutes before or after an hour; the 5 of `May 5 to 10` is a day. */
const minutes: FieldReader = (scan, at) => (isDayAfterMonth(scan, at) ? undefined : anyMinutes(scan, at));

/** Minutes to an hour without the word `minutes`, mostly in fives. */
const fiveMinutes: FieldReader = (scan, at) => {
  const read = minutes(scan, at);
  return read && isMinutesToHour(scan, at, Number(read.fields.minute), read.next) ? read : undefined;
};

/** Minutes before or after noon or midnight; the 4 of `a table for 4 before midnight` is a count. */
const roundMinutes: FieldReader = (scan, at) => {
  const isCount = scan.language.sets.countOpeners.has(scan.at(at - 1)?.word ?? '');
  const read = isCount ? undefined : minutes(scan, at);
  return Number(read?.fields.minute) % 5 === 0 ? read : undefined;
};

/** The same where the next word may also begin the time: `I need 20 before noon` counts. */
const openMinutes: FieldReader = (scan, at) => {
  const isLed = at === 0 || scan.language.sets.leading.has(scan.at(at - 1)?.word ?? '');
  return isLed || isAfterDay(scan, at) ? roundMinutes(scan, at) : undefined;
};

const mostOfDay = 3;
function isAfterDay(scan: Scan, at: number) {
  const { days, weekdays, months } = scan.language.phrases;
  for (let place = Math.max(0, at - mostOfDay); place < at; place += 1)
    if ([days, weekdays, months].some((table) => readPhraseAt(scan, table, place)?.next === at)) return true;
  return false;
}

/** The readers of all fields by the name that patterns use. */
export const fieldReaders: Readonly<Record<string, FieldReader>> = {
  day,
  ordinalDay,
  ordinalDigits,
  month,
  weekday,
  year,
  nearYear,
  count,
  unit,
  dateUnit,
  clock,
  dotClock,
  gluedClock,
  gluedMinutes,
  end,
  hourEnd,
  recurrenceStart,
  eachDayStart,
  timeRangeStart,
  relative: phrase('days', 'relative'),
  numericDate,
  holiday,
  hour: whole('hour', 0, 24),
  halfDayHour: whole('hour', 1, 12),
  lateHour: whole('hour', 13, 24),
  hourWord: whole('hour', 1, 23, true),
  minutes,
  fiveMinutes,
  lateMinutes: whole('minute', 13, 59, true),
  roundMinutes,
  openMinutes,
  minuteWord: whole('minute', 10, 59, true),
  fewMinutes: whole('minute', 1, 9, true),
  hourIsh,
  bareHourStart,
  oneOClock: whole('hour', 1, 1, true),
  namedHour,
  half: phrase('halvesOfDay', 'half'),
  part: phrase('partsOfDay', 'part'),
};
