import { readDay } from './dates/date.ts';
import type { Money } from './entity.ts';
import { readNumberAt } from './numbers/numbers.ts';
import { isJoint, readRangeStart } from './numbers/amount-range.ts';
import { isPartOfNumber, type FoundNumber } from './numbers/found-number.ts';
import { readPhraseAt } from './phrases.ts';
import { readNumber } from './numbers/number.ts';
import type { Reading, Scan } from './scan.ts';

const dollarByRegion: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/** Reads an amount of money: `€ 12.50`, 20 dollars, zwölf Euro fünfzig. */
export function readCurrency(scan: Scan, at: number): Reading<Money> | undefined {
  return readSum(scan, at) ?? readSignFirst(scan, at) ?? readRangeEnd(scan, at) ?? readAmountFirst(scan, at);
}

/** A sum that has a name: a tenner. Some also begin the name of something else: a grand piano. */
function readSum(scan: Scan, at: number): Reading<Money> | undefined {
  const sum = readPhraseAt(scan, scan.language.phrases.sums, at);
  const [, amount = '', currencies = '', last] = /^(\d+) (.*?)( last)?$/.exec(sum?.value ?? '') ?? [];
  const isSum = sum && (last === undefined || isAtEnd(scan, sum.next));
  return isSum ? toMoney(scan, Number(amount), currencies, sum.next) : undefined;
}

const mostBeforeJoint = 8;
const mostHours = 12;
/** The end of a range is hardly more than this many times its start. */
const mostTimes = 100;
/** More digits without groups are more likely an account or telephone number. */
const mostDigits = 7;

/** An end of a range that names its currency once: the 20 of `20 to 30 euros`, the 30 of `$20 to 30`. */
function readRangeEnd(scan: Scan, at: number): Reading<Money> | undefined {
  const start = readRangeStart(scan, at);
  const last = start && readNumber(scan, start.last);
  if (start && last) {
    const money = readPhraseAt(scan, scan.language.phrases.currencies, last.next);
    if (money) return toMoney(scan, start.value, money.value, start.next);
    const cents = readCentsName(scan, start.last, last.next, last.values[0]);
    if (cents) return toMoney(scan, start.value / 100, cents.value, start.next);
  }
  return isJoint(scan, at - 1, true) ? readAfterSign(scan, at) : undefined;
}

function readAfterSign(scan: Scan, at: number): Reading<Money> | undefined {
  const number = readNumberAt(scan, at);
  const isCode = (scan.at(at)?.word.length ?? 0) > mostDigits && scan.at(at)?.kind === 'digits';
  if (!number || number.isOrdinal || isCode || !isAtEnd(scan, number.next)) return undefined;
  for (let start = Math.max(0, at - mostBeforeJoint); start < at - 1; start += 1) {
    const first = readSignFirst(scan, start);
    if (first?.next !== at - 1 || first.values.length === 0) continue;
    const amount = first.values[0]?.amount ?? 0;
    const isPair = isRange(scan, start, at - 1) || isAlone(scan, start, at - 1, number);
    if (number.value <= amount || number.value > amount * mostTimes || !isPair) return undefined;
    return { next: number.next, values: first.values.map(({ currency }) => ({ amount: number.value, currency })) };
  }
  return undefined;
}

/** Whether a word after the amount at a position joins a range; the `to` of `send him $20 to 30` has a recipient after it. */
function isRange(scan: Scan, amountAt: number, jointAt: number) {
  const { rangeOpeners, openedJoints } = scan.language.sets;
  const isOpened = rangeOpeners.has(scan.at(amountAt - 1)?.word ?? '');
  return isOpened || (isJoint(scan, jointAt, false) && !openedJoints.has(scan.at(jointAt)?.word ?? ''));
}

/** Whether two amounts are all that a text says, and the last is not an account number: `$20 to 30`. */
function isAlone(scan: Scan, amountAt: number, jointAt: number, { value, next }: FoundNumber) {
  const { aroundAnswer, openedAmountJoints } = scan.language.sets;
  const isRound = value < 100 || value % 10 === 0;
  if (!isRound || openedAmountJoints.has(scan.at(jointAt)?.word ?? '')) return false;
  const isAround = (at: number) => {
    const word = scan.at(at)?.word ?? '';
    return aroundAnswer.has(word) || /^[.,;!?]$/.test(word);
  };
  let [first, end] = [amountAt, next];
  while (isAround(first - 1)) first -= 1;
  while (isAround(end)) end += 1;
  return first === 0 && end === scan.length;
}

/** Only a sign or a code may come before its amount. */
function readSignFirst(scan: Scan, at: number): Reading<Money> | undefined {
  const money = readPhraseAt(scan, scan.language.phrases.currencies, at);
  const isCode = scan.at(at)?.word === money?.value.toLowerCase();
  if (!money || !(scan.at(money.next - 1)?.kind === 'sign' || isCode)) return undefined;
  const number = readNumberAt(scan, money.next);
  if (number && isPartOfNumber(scan, money.next, number.next)) return { next: number.next, values: [] };
  return number && !number.isOrdinal ? toMoney(scan, number.value, money.value, number.next) : undefined;
}

function readAmountFirst(scan: Scan, at: number): Reading<Money> | undefined {
  const amount = readAmount(scan, at);
  if (!amount || isPartOfNumber(scan, at, amount.next)) return undefined;
  const money = readPhraseAt(scan, scan.language.phrases.currencies, amount.next);
  if (!money) return readCents(scan, at, amount);
  const cents = readCentsAfter(scan, money.next);
  return toMoney(
    scan,
    amount.value + Math.sign(amount.value || 1) * ((cents?.value ?? 0) / 100),
    money.value,
    cents?.next ?? money.next,
  );
}

function readAmount(scan: Scan, at: number): { value: number; next: number } | undefined {
  const number = readNumber(scan, at);
  const [value] = number?.values ?? [];
  if (number && value !== undefined)
    return readNumberAt(scan, at)?.isOrdinal === true ? undefined : { value, next: number.next };
  return scan.language.sets.articles.has(scan.at(at)?.word ?? '') ? { value: 1, next: at + 1 } : undefined;
}

/** Cents without a main amount. */
function readCents(
  scan: Scan,
  at: number,
  { value, next }: { value: number; next: number },
): Reading<Money> | undefined {
  const cents = readCentsName(scan, at, next, value);
  return cents && toMoney(scan, value / 100, cents.value, cents.next);
}

/** The name of the cents after their number: `20p`, but not `8 p.m.`, `at 8p`, `7p-9p`, `720p` or `page 20p`. */
function readCentsName(scan: Scan, numberAt: number, at: number, value = 0) {
  const { halvesOfDay, cents } = scan.language.phrases;
  const { numbered, leading, rangeJoints } = scan.language.sets;
  const token = scan.at(at);
  const name = readPhraseAt(scan, cents, at);
  if (!name || token?.word.length !== 1) return name;
  const before = scan.at(numberAt - 1)?.word ?? '';
  const isIntroduced = leading.has(before) || rangeJoints.has(before);
  const isHour = value <= mostHours && (isIntroduced || isBesideTime(scan, numberAt, name.next));
  const isOther = value >= 100 || isHour || numbered.has(before);
  return !token.isGlued || isOther || readPhraseAt(scan, halvesOfDay, at) ? undefined : name;
}

const mostOfDate = 4;

/** Whether a date is beside a number, or a joint after it: `tomorrow 7p`, `7p-9p`. */
function isBesideTime(scan: Scan, at: number, next: number) {
  const { rangeJoints, and, leading } = scan.language.sets;
  const after = scan.at(next)?.word ?? '';
  if (rangeJoints.has(after) && !and.has(after)) return true;
  if (readDay(scan, leading.has(after) ? next + 1 : next)) return true;
  for (let place = Math.max(0, at - mostOfDate); place < at; place += 1)
    if (readDay(scan, place)?.next === at) return true;
  return false;
}

/** The cents of an amount: `fifty`, `and 50 cents`. */
function readCentsAfter(scan: Scan, at: number): { value: number; next: number } | undefined {
  const { and, beforeCents } = scan.language.sets;
  const isAnd = and.has(scan.at(at)?.word ?? '');
  const isWith = beforeCents.has(scan.at(at)?.word ?? '');
  const start = isAnd || isWith ? at + 1 : at;
  const number = readNumberAt(scan, start);
  if (!number || number.isOrdinal || number.value >= 100 || !Number.isInteger(number.value)) return undefined;
  const named = readCentsName(scan, start, number.next, number.value);
  const isBare = !isAnd && number.value >= 5 && isAtEnd(scan, number.next);
  return named || isBare || isWith ? { value: number.value, next: named?.next ?? number.next } : undefined;
}

/** A bare number after an amount is cents only if no noun follows that it could count. */
function isAtEnd(scan: Scan, at: number) {
  const token = scan.at(at);
  return (
    !token ||
    (token.kind === 'sign' && !token.isGlued) ||
    /^[.,;!?)]$/.test(token.word) ||
    scan.language.sets.afterTime.has(token.word)
  );
}

/** The currencies that a word may mean, the one of the speaker's region first. */
function toMoney(scan: Scan, amount: number, currencies: string, next: number): Reading<Money> {
  const rounded = Number(amount.toFixed(2));
  const codes = currencies.split(' ').map((code) => (code === 'USD' ? (dollarByRegion[scan.region] ?? code) : code));
  const own = codes.findIndex((code) => code.startsWith(scan.region) && scan.region !== '');
  const inOrder = own > 0 ? [codes[own] ?? '', ...codes.filter((_code, place) => place !== own)] : codes;
  return { next, values: inOrder.map((currency) => ({ amount: rounded, currency })) };
}
