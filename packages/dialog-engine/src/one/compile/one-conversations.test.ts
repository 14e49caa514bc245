import { pageTypes } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { start } from '../../run/step.ts';
import { expectWithinLimits } from '../../testing/expect-within-limits.ts';
import { anyOneLine, anyOneProject } from '../../testing/random-one-projects.ts';
import { chat, drawn } from '../../testing/small-one-projects.ts';
import { effects, says, shown, stepNow, toInput, traced, visitor } from '../../testing/small-projects.ts';
import type { ConversationState, TurnResult } from '../../types.ts';
import { compileOneProject } from './compile-one-project.ts';
import { findOneProblems } from '../problems/find-one-problems.ts';
import type { OneProjectSource } from './one-project-source.ts';

// The package has no Node types; its tests run in Node.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The number of random turns; `FUZZ_TURNS=100000` is used before a release. */
const fuzzTurns = Number(process.env['FUZZ_TURNS'] ?? 2_000);
const turnsOfConversation = 20;
const lines = fc.array(anyOneLine, { maxLength: 12 });

/** A state after storing and loading it. */
const stored = (session: ConversationState): ConversationState => JSON.parse(JSON.stringify(session));

/** All turns of a conversation, which restarts when it ends. */
function* turnsOf(
  source: OneProjectSource,
  all: readonly (string | null)[],
  seed: number,
  keep: (session: ConversationState) => ConversationState = stored,
): Generator<TurnResult> {
  const program = compileOneProject(source);
  let turn = start(program, visitor, seed, effects);
  yield turn;
  for (const line of all) {
    if (turn.ended) turn = start(program, visitor, seed, effects);
    turn = stepNow(program, keep(turn.conversation), toInput(line));
    yield turn;
  }
}

describe('any One project', () => {
  test(
    'any conversation works: no crash, no endless turn, no session that grows',
    () => {
      const seen = { turns: 0, types: new Set<string>() };
      const many = fc.array(anyOneLine, { minLength: turnsOfConversation, maxLength: turnsOfConversation });
      fc.assert(
        fc.property(anyOneProject, many, fc.integer(), (source, all, seed) => {
          const typeOf = new Map(
            source.llamas.flatMap(({ pages }) => pages.map(({ id, type }) => [id as string, type])),
          );
          for (const turn of turnsOf(source, all, seed)) {
            seen.turns += 1;
            const entered = traced(turn, 'nodeEntered');
            for (const { nodeId } of entered) seen.types.add(typeOf.get(nodeId) ?? '');
            expect(entered.length).toBeLessThanOrEqual(204);
            expect(turn.outputs.length).toBeLessThanOrEqual(610);
            expectWithinLimits(turn);
            expect(turn.ended).toBe(turn.conversation.ended);
            expect(JSON.stringify(turn.conversation).length).toBeLessThan(30_000);
          }
        }),
        { numRuns: Math.ceil(fuzzTurns / turnsOfConversation) },
      );
      expect(seen.turns).toBeGreaterThanOrEqual(fuzzTurns / 2);
      expect(pageTypes.filter((type) => !seen.types.has(type))).toEqual([]);
    },
    Math.max(120_000, fuzzTurns * 10),
  );

  test('replaying a One conversation with the same seed gives byte-identical turns', () => {
    fc.assert(
      fc.property(anyOneProject, lines, fc.integer(), (source, all, seed) => {
        const once = JSON.stringify([...turnsOf(source, all, seed)]);
        expect(JSON.stringify([...turnsOf(JSON.parse(JSON.stringify(source)), all, seed)])).toBe(once);
      }),
      { numRuns: 30 },
    );
  });

  test('storing and loading the state between turns does not change a One conversation', () => {
    fc.assert(
      fc.property(anyOneProject, lines, fc.integer(), (source, all, seed) => {
        const kept = [...turnsOf(source, all, seed, (session) => session)];
        expect(JSON.stringify([...turnsOf(source, all, seed)])).toBe(JSON.stringify(kept));
        for (const { conversation: session } of kept) expect(stored(session)).toStrictEqual(session);
      }),
      { numRuns: 30 },
    );
  });

  test('a One conversation never outputs half a character or an unfilled token', () => {
    fc.assert(
      fc.property(anyOneProject, lines, (source, all) => {
        for (const { outputs, conversation: session } of turnsOf(source, all, 1)) {
          expect(JSON.stringify([outputs, session])).not.toMatch(/\\ud[89a-f]/);
          expect(JSON.stringify(outputs)).not.toContain('{tv.');
        }
      }),
      { numRuns: 30 },
    );
  });

  test('finding the problems of any One project never throws and is deterministic', () => {
    const schemas = { projectSchemas: {}, llamaSchemas: {}, pageSchemas: {} };
    fc.assert(
      fc.property(anyOneProject, (source) => {
        const found = findOneProblems(source, schemas);
        expect(findOneProblems(JSON.parse(JSON.stringify(source)), schemas)).toEqual(found);
        const keys = found.map(({ itemId, path, message }) => `${itemId} ${path} ${message}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { message } of found) expect(message).toMatch(/^\S.*[.!?]$/s);
      }),
      { numRuns: 50 },
    );
  });

  test('a One project compiles and runs with property values of any shape', () => {
    const values = fc.object({
      maxDepth: 3,
      key: fc.constantFrom('Response', 'Entries', 'Fields', 'Values', 'Keywords', 'Choices', 'NextPageId', 'Url', 'x'),
    });
    fc.assert(
      fc.property(values, fc.constantFrom(...pageTypes), fc.array(anyOneLine, { maxLength: 3 }), (any, type, all) => {
        // Serialising makes the generated value JSON.
        const json = JSON.parse(JSON.stringify(any));
        const source = drawn('a\nb', { b: { type, values: json } }, json);
        expect(() => [...turnsOf(source, ['b', ...all], 1)]).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });
});

test('the stored state of a One conversation of 1,000 turns is no larger than that of ten turns', () => {
  const sketches = { q: { type: 'Question', values: { AfterAnswer: says('A', 'B') } }, b: { type: 'Menu' } };
  const turns = chat(
    drawn('a\nq\nb\n  c', sketches),
    Array.from({ length: 1_000 }, (_, at) => ['q', 'something', 'b', '1'][at % 4] ?? ''),
  );
  const sizes = turns.map(({ conversation: session }) => JSON.stringify(session).length);
  expect(sizes[1_000]).toBeLessThanOrEqual((sizes[12] ?? 0) + 5);
  expect(shown(turns[1_000])).toEqual(['This is c.']);
});
