import {
  catalogue,
  instantiateOneTemplate,
  instantiateTemplate,
  getIntroducedBuild,
  type NewItem,
} from '@confab/catalogue';
import type { ConversationContext, TurnInput } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { compileOneProject } from '../one/compile/compile-one-project.ts';
import type { Program } from '../program.ts';
import { nextRandom } from './next-random.ts';
import { start, step } from './step.ts';
import { anyLine, anyProject } from '../testing/random-projects.ts';
import { toInput } from '../testing/small-projects.ts';
import type { Effects, TurnResult } from '../types.ts';

/** The record that is needed to replay a conversation. */
interface Stored {
  readonly seed: number;
  readonly context: ConversationContext;
  readonly turns: readonly StoredTurn[];
}

interface StoredTurn {
  readonly input: TurnInput;
  readonly now: number;
  /** The effect calls and their results, in order. */
  readonly calls: readonly { readonly asked: string; readonly answer: unknown }[];
}

/** Fake effects with random results and an advancing clock. */
function anyWorld(seed: number): {
  effectsOf(calls: StoredTurn['calls'][number][], now: number): Effects;
  tick(): number;
} {
  let dice = { value: 0, seed };
  let now = 1_700_000_000_000;
  const throwDice = () => (dice = nextRandom(dice.seed)).value;
  const pick = <Answer>(...answers: readonly [Answer, ...Answer[]]) =>
    answers[Math.floor(throwDice() * answers.length)] ?? answers[0];
  return {
    tick: () => (now += Math.floor(throwDice() * 100_000_000)),
    effectsOf(calls, moment) {
      const keep = <Call, Answer>(call: Call, answer: Answer) => {
        calls.push({ asked: JSON.stringify(call), answer });
        return answer;
      };
      const ms = 5;
      return {
        clock: () => moment,
        script: (call) =>
          keep(
            call,
            pick(
              { type: 'returned', value: { Out: throwDice() }, ms } as const,
              { type: 'returned', value: null, ms } as const,
              { type: 'failed', reason: 'limit', message: 'too slow', ms } as const,
            ),
          ),
        http: (call) =>
          keep(
            call,
            pick(
              { type: 'responded', status: 200, body: `{"Out": ${throwDice()}, "a": [{"b": "x"}]}`, ms } as const,
              { type: 'responded', status: 500, body: 'oh', ms } as const,
              { type: 'failed', reason: 'timeout', message: 'slow', ms } as const,
            ),
          ),
        mail: (call) => keep(call, pick({ type: 'queued' } as const, { type: 'failed', message: 'no' } as const)),
        asset: (id) => keep(id, pick('<p>{tv.Text}</p>', undefined)),
      };
    },
  };
}

/** Replays the recorded results, if the calls are the same. */
function again({ calls, now }: Pick<StoredTurn, 'calls' | 'now'>): Effects {
  let next = 0;
  const answerTo = (call: unknown) => {
    const kept = calls[next];
    next += 1;
    expect(kept?.asked).toBe(JSON.stringify(call));
    // Cached effect results, replayed by call key.
    return kept?.answer as never;
  };
  return { clock: () => now, script: answerTo, http: answerTo, mail: answerTo, asset: answerTo };
}

function goOn(
  program: Program,
  before: TurnResult | undefined,
  stored: Omit<Stored, 'turns'>,
  input: TurnInput,
  effects: Effects,
) {
  if (!before) return start(program, stored.context, stored.seed, effects);
  const turn = step(program, before.conversation, input, effects);
  if (turn instanceof Promise) throw new Error('A turn had to be waited for.');
  return turn;
}

/** Runs and records a conversation. */
function hold(program: Program, lines: readonly (string | null)[], seed: number, context: ConversationContext) {
  const world = anyWorld(seed);
  const turns: StoredTurn[] = [];
  const heard: TurnResult[] = [];
  for (const input of [{ type: 'opened' } as const, ...lines.map(toInput)]) {
    const calls: StoredTurn['calls'][number][] = [];
    const now = world.tick();
    heard.push(goOn(program, heard.at(-1), { seed, context }, input, world.effectsOf(calls, now)));
    turns.push({ input, now, calls });
  }
  return { heard, stored: JSON.stringify({ seed, context, turns } satisfies Stored) };
}

/** Replays a recorded conversation, with the state stored and loaded between turns. */
function replay(program: Program, text: string): TurnResult[] {
  // Serialised by the recording above.
  const stored = JSON.parse(text) as Stored;
  const heard: TurnResult[] = [];
  for (const turn of stored.turns) {
    const last = heard.at(-1);
    const before = last && {
      ...last,
      session: JSON.parse(JSON.stringify(last.conversation)) as TurnResult['conversation'],
    };
    heard.push(goOn(program, before, stored, turn.input, again(turn)));
  }
  return heard;
}

const context: fc.Arbitrary<ConversationContext> = fc.record({
  platform: fc.constantFrom('Chatbot', 'Alexa', 'DialogFlow', 'GoogleHome'),
  language: fc.constantFrom('en', 'de'),
  isNewUser: fc.boolean(),
  isAccountLinked: fc.boolean(),
});

function expectTheSame(made: () => Program, lines: readonly (string | null)[], seed: number, of: ConversationContext) {
  const { heard, stored } = hold(made(), lines, seed, of);
  expect(JSON.stringify(replay(made(), stored))).toBe(JSON.stringify(heard));
  return heard;
}

describe('replaying a stored conversation', () => {
  test('replaying a stored conversation gives byte-identical turns in any project, with the recorded effect results', () => {
    const outside = new Set<string>();
    const lines = fc.array(anyLine, { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(anyProject, lines, fc.integer(), context, (source, all, seed, of) => {
        const text = JSON.stringify(source);
        // Each program is compiled from a copy, so they share nothing.
        const turns = expectTheSame(() => compile(JSON.parse(text)), all, seed, of);
        for (const { trace } of turns)
          for (const entry of trace) if (entry.type === 'effect') outside.add(entry.effect);
      }),
      { numRuns: 150 },
    );
    expect(outside.size).toBeGreaterThan(1);
  });

  const named = <Item extends NewItem>(item: Item) => ({ ...item, displayName: String(item.values['DisplayName']) });

  test.each(catalogue.templates.map((template) => [template.title, template] as const))(
    'gives identical turns in the template "%s"',
    (_title, template) => {
      const made = () => {
        const { project, workflows, nodes } = instantiateTemplate(template, countingIds());
        return compile({ project: named(project), workflows: workflows.map(named), nodes: nodes.map(named) });
      };
      expectSamples(made);
    },
  );

  test.each(catalogue.oneTemplates.map((template) => [template.title, template] as const))(
    'gives identical turns in the template "%s"',
    (_title, template) => {
      const made = () => {
        const { project, llamas } = instantiateOneTemplate(template, countingIds(), getIntroducedBuild);
        return compileOneProject({ project: named(project), llamas });
      };
      expectSamples(made);
    },
  );
});

/** Utterances, most of them samples of the author. */
function expectSamples(made: () => Program) {
  const { intents, keywords } = made().intents;
  const known = [...intents.flatMap(({ samples }) => samples), ...keywords.map(({ words }) => words.join(' '))];
  const line = fc.oneof({ weight: 2, arbitrary: fc.constantFrom('yes', 'no', ...known) }, anyLine);
  fc.assert(
    fc.property(fc.array(line, { minLength: 3, maxLength: 12 }), fc.integer(), context, (lines, seed, of) => {
      expectTheSame(made, lines, seed, of);
    }),
    { numRuns: 6 },
  );
}
