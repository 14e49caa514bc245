import { expect, test } from 'vitest';
import { compileOneProject } from '../../one/compile/compile-one-project.ts';
import { expectWithinLimits } from '../../testing/expect-within-limits.ts';
import { chapter, oneProject } from '../../testing/small-one-projects.ts';
import { effects, says, shown, stepNow, toInput, traced, variables, visitor } from '../../testing/small-projects.ts';
import { start } from '../step.ts';

const values = {
  Variables: variables(['Long', 'string', 'x'.repeat(10_000)]),
  GlobalMessages: { Error: says('Sorry.') },
};

/** The turn of a One project after this text, at its welcome page. */
function turnAt(pages: Parameters<typeof chapter>[2], text: string) {
  const drawing = ['Hello', ...Object.keys(pages ?? {})].join('\n');
  const program = compileOneProject(
    oneProject([chapter('c', drawing, { Hello: { type: 'Welcome' }, ...pages })], values),
  );
  const turn = stepNow(program, start(program, visitor, 1, effects).conversation, toInput(text));
  expectWithinLimits(turn);
  return { turn, program };
}

test('a page whose answer is too long gives the message for errors, and the conversation stays where it was', () => {
  const { turn, program } = turnAt({ Prices: { says: '{tv.Long}'.repeat(40) } }, 'prices');
  expect([shown(turn), turn.ended, turn.conversation.nodeId]).toEqual([['Sorry.', 'This is Hello.'], false, 'Hello']);
  expect(traced(turn, 'exception').map(({ name, nodeId }) => `${name} ${nodeId}`)).toEqual(['TurnTooLong Prices']);
  expect(shown(stepNow(program, turn.conversation, toInput('hello')))).toEqual(['This is Hello.']);
});

test('pages that lead in a circle with long conditions end with the message for errors', () => {
  const entry = { SpokenText: 'Round', Condition: Array.from({ length: 240 }, () => 'Long != Long').join(' or ') };
  const Response = {
    SelectionMethod: 'Escalating',
    Entries: Array.from({ length: 20 }, (_, at) => ({ EntryId: `e${at}`, Order: `a${at}`, ...entry })),
  };
  const { turn } = turnAt(
    {
      Prices: { values: { Response, Then: 'GoTo', NextPageId: 'More' } },
      More: { values: { Response, Then: 'GoTo', NextPageId: 'Prices' } },
    },
    'prices',
  );
  expect([shown(turn), turn.ended]).toEqual([['Sorry.', 'This is Hello.'], false]);
  expect(traced(turn, 'exception').map(({ name }) => name)).toEqual(['TurnTooLong']);
});

test('a page with a usual answer uses few steps', () => {
  const { turn } = turnAt({ Prices: {} }, 'prices');
  expect(shown(turn)).toEqual(['This is Prices.']);
  expect(turn.steps).toBeLessThan(1_000);
});
