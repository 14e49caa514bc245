import type { EntityKind } from '@confab/model';
import { findEntities, fixedMoment } from '@confab/understanding';
import { judgedGerman } from '../../packages/understanding/src/entities/testing/judged-german.ts';
import { judgedUtterances } from '../../packages/understanding/src/entities/testing/judged-utterances.ts';
import { readJudged, type JudgedUtterance } from '../../packages/understanding/src/entities/testing/read-judged.ts';
import { reportRow } from '../harness/report-row.ts';
import { isSmoke } from '../harness/sizes.ts';
import { ensurePeers } from '../lib-peers.ts';
import { loadChrono, type ChronoMoment } from '../peers/dates-peers.ts';

// How many of the judged utterances about dates and times are read correctly, beside chrono-node. Only the likeliest
// values are compared, not their positions, as the two split texts differently. The utterances were judged by people
// who know this engine: a share near one means less for other texts.

const kinds = ['date', 'time', 'dateTime'] as const satisfies readonly EntityKind[];
const languages = ['en', 'de'] as const;
type Language = (typeof languages)[number];

/** Wednesday, 15 April 2026, ten in the morning, two hours ahead of UTC, as the utterances are judged. */
const instant = Date.UTC(2026, 3, 15, 8);
const minutesAhead = 120;
const moment = fixedMoment(instant, minutesAhead);

type Reader = (utterance: JudgedUtterance, language: Language) => readonly string[];

const own: Reader = ({ text, kind, language }) =>
  findEntities(text, { language, moment }, [kind]).map(({ value }) => String(value));

function createChronoReader(): Reader {
  const chrono = loadChrono();
  return ({ text, kind }, language) =>
    chrono[language]
      .parse(text, { instant: new Date(instant), timezone: minutesAhead }, { forwardDate: true })
      .flatMap(({ start, end }) => [start, ...(end ? [end] : [])])
      .flatMap((one) => toValue(one, kind) ?? []);
}

/** The value of a kind, if the text says it: a day that is filled in is not a date. */
function toValue(one: ChronoMoment, kind: EntityKind): string | undefined {
  const hasDay = ['day', 'weekday', 'month'].some((part) => one.isCertain(part));
  const hasTime = one.isCertain('hour');
  const two = (part: string) => String(one.get(part) ?? 0).padStart(2, '0');
  const [date, time] = [`${one.get('year')}-${two('month')}-${two('day')}`, `${two('hour')}:${two('minute')}`];
  if (kind === 'date') return hasDay ? date : undefined;
  if (kind === 'time') return hasTime ? time : undefined;
  return hasDay && hasTime ? `${date}T${time}+02:00` : undefined;
}

const judged = [...readJudged(judgedUtterances), ...readJudged(judgedGerman)].filter(({ kind }) =>
  kinds.some((one) => one === kind),
);
const readers = new Map([['confab', own], ...(ensurePeers() ? [['chrono-node', createChronoReader()] as const] : [])]);
const rights = new Map<string, number>();
process.stdout.write(`${'reader'.padEnd(14)}${'language'.padEnd(10)}${'kind'.padEnd(10)}right of all\n`);
for (const [name, read] of readers)
  for (const language of languages)
    for (const kind of kinds) {
      const all = judged.filter((one) => one.kind === kind && one.language.startsWith(language));
      const right = all.filter((one) => read(one, language).join('; ') === one.values.join('; ')).length;
      rights.set(name, (rights.get(name) ?? 0) + right);
      process.stdout.write(`${name.padEnd(14)}${language.padEnd(10)}${kind.padEnd(10)}${right} of ${all.length}\n`);
    }
const [ours = 0, theirs = Number.NaN] = [rights.get('confab'), rights.get('chrono-node')];
process.stdout.write(`entities: ${ours} of ${judged.length} right, chrono-node ${theirs}\n`);
reportRow({
  work: 'entities: judged dates and times that are right, %',
  ratio: (100 * ours) / judged.length,
  unit: '',
  atLeast: 97,
});
if (!isSmoke) reportRow({ work: 'entities: right ones beside chrono-node', ratio: ours / theirs, atLeast: 1 });
