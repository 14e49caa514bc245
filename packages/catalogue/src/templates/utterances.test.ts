import type { Program } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { compileOneTemplate, compileTemplate, mondayMorning, play } from './testing.ts';
import { alderHelpDeskTalks } from './testing/utterances/alder-help-desk-talks.ts';
import { alderHelpDesk } from './testing/utterances/alder-help-desk.ts';
import { duneHouseGuests } from './testing/utterances/dune-house-guests.ts';
import { duneHouse } from './testing/utterances/dune-house.ts';
import { fernThread } from './testing/utterances/fern-thread.ts';
import { signalDays } from './testing/utterances/signal-days.ts';
import { skySeaQuiz } from './testing/utterances/sky-sea-quiz.ts';
import { glassMuseum } from './testing/utterances/glass-museum.ts';
import { harbourCafe } from './testing/utterances/harbour-cafe.ts';
import { harbourCafeOrders } from './testing/utterances/harbour-cafe-orders.ts';
import { oliveEmber } from './testing/utterances/olive-ember.ts';
import { riversideClinicBookings } from './testing/utterances/riverside-clinic-bookings.ts';
import { riversideClinic } from './testing/utterances/riverside-clinic.ts';

// `testing/utterances/*.ts` hold what people may say to each template, one per line: the utterances before it, `>`, the utterance,
// `=>` and a pattern of a sensible answer; after another `=>` a pattern of the variables in `state` afterwards. Those kept back are not
// used for improving a template.
// `testing/transcripts` keeps what was answered.

interface TemplateUtterances {
  readonly utterances: string;
  readonly keptBack: string;
  /** Variables that are judged after an utterance, as `{Name}`. */
  readonly state?: string;
}

const desk = compileTemplate('alder-help-desk');
const home = compileOneTemplate('dune-house');
const cafe = compileTemplate('harbour-cafe');
const clinic = compileTemplate('riverside-clinic');
const templates: readonly (readonly [string, Program, TemplateUtterances])[] = [
  ['harbour-cafe', cafe, harbourCafe],
  ['harbour-cafe-orders', cafe, harbourCafeOrders],
  ['riverside-clinic', clinic, riversideClinic],
  ['riverside-clinic-bookings', clinic, riversideClinicBookings],
  ['alder-help-desk', desk, alderHelpDesk],
  ['alder-help-desk-talks', desk, alderHelpDeskTalks],
  ['glass-museum', compileOneTemplate('glass-museum'), glassMuseum],
  ['dune-house', home, duneHouse],
  ['dune-house-guests', home, duneHouseGuests],
  ['fern-thread', compileOneTemplate('fern-thread'), fernThread],
  ['signal-days', compileOneTemplate('signal-days'), signalDays],
  ['sky-sea-quiz', compileOneTemplate('sky-sea-quiz'), skySeaQuiz],
  ['olive-ember', compileOneTemplate('olive-ember'), oliveEmber],
];
const minHandled = 0.9;

interface Judged {
  readonly said: string;
  readonly before: readonly string[];
  readonly answer: string;
  readonly isHandled: boolean;
}

async function judge(program: Program, line: string, state: string): Promise<Judged> {
  const [talk = '', pattern = '', expected = ''] = line.split(' => ');
  const [said = '', before] = talk.split(' > ').toReversed();
  const lines = before?.split(' | ') ?? [];
  const { last, faults, variables } = await play(program, [...lines, said], 1, mondayMorning);
  const after = state.replaceAll(/\{(\w+)\}/g, (_token, name: string) => String(variables[name]));
  const isHandled = faults.length === 0 && new RegExp(pattern).test(last) && new RegExp(expected).test(after);
  return { said, before: lines, answer: expected === '' ? last : `${last} [${after}]`, isHandled };
}

function judgeAll(program: Program, text: string, state = ''): Promise<readonly Judged[]> {
  const lines = text.trim().split('\n');
  return Promise.all(lines.map((line) => judge(program, line, state)));
}

const share = (judged: readonly Judged[]) => judged.filter(({ isHandled }) => isHandled).length / judged.length;

function toTranscript(name: string, parts: readonly (readonly [title: string, judged: readonly Judged[]])[]): string {
  const sections = parts.map(([title, judged]) => {
    const handled = judged.filter(({ isHandled }) => isHandled).length;
    const talks = judged.map(({ said, before, answer, isHandled }) => {
      const context = before.length === 0 ? '' : ` (after: ${before.join(' / ')})`;
      return `- **${said}**${context}\n  ${isHandled ? 'handled' : 'MISSED'}: ${answer.replaceAll('\n', ' ')}\n`;
    });
    return `## ${title}: ${handled} of ${judged.length} handled\n\n${talks.join('')}`;
  });
  return `# What people say to ${name}\n\n${sections.join('\n')}`;
}

describe.each(templates)('%s', (name, program, said) => {
  test('the template handles at least 90 % of the utterances of real people', async () => {
    const judged = await judgeAll(program, said.utterances, said.state);
    const keptBack = await judgeAll(program, said.keptBack, said.state);
    const transcript = toTranscript(name, [
      ['Utterances', judged],
      ['Utterances kept back', keptBack],
    ]);
    await expect(transcript).toMatchFileSnapshot(`testing/transcripts/${name}.md`);
    expect(judged.length).toBeGreaterThanOrEqual(60);
    expect(keptBack).toHaveLength(20);
    expect(share(judged)).toBeGreaterThanOrEqual(minHandled);
  });
});
