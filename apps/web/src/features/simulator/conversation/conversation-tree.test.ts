import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTurn,
  listBranch,
  listPreviousInputs,
  countLaterTurns,
  noConversation,
  listSiblings,
  stepBack,
  switchTo,
  type ConversationTree,
  type SimulatedTurn,
} from './conversation-tree.ts';
import { defaultSettings } from '../store/simulator-settings.ts';

/** Adds a turn after the head; `said` null opens a new conversation. */
function addTestTurn(tree: ConversationTree, said: string | null): ConversationTree {
  const isOpening = said === null;
  const parent = isOpening ? undefined : tree.head;
  return addTurn(tree, { ...blank, parent, said, isOpening });
}
const blank: Omit<SimulatedTurn, 'id' | 'parent' | 'said' | 'isOpening'> = {
  byHand: {},
  insteadOf: undefined,
  begun: { ...defaultSettings, seed: 1 },
  result: {
    sessionId: 'one' as never,
    turn: 0,
    outputs: [],
    trace: [],
    variables: {},
    watched: [],
    draftSeq: null,
    ended: false,
  },
};
const talk = (...said: readonly string[]) => [null, ...said].reduce(addTestTurn, noConversation);
const words = (tree: ConversationTree) => listBranch(tree).map(({ said }) => said ?? 'open');

describe('ConversationTree', () => {
  test('continuing from an earlier turn starts a branch and keeps the other one', () => {
    const back = stepBack(talk('a', 'b'), 0);
    expect([words(back), countLaterTurns(back)]).toEqual([['open'], 2]);
    const other = addTestTurn(back, 'c');
    expect([words(other), countLaterTurns(other)]).toEqual([['open', 'c'], 0]);
    expect(listSiblings(other, 3).map(({ said }) => said)).toEqual(['a', 'c']);
    expect(words(switchTo(other, 1))).toEqual(['open', 'a', 'b']);
  });

  test('switching to a branch returns to its end', () => {
    const tree = stepBack(talk('a', 'b', 'c'), 1);
    expect(words(switchTo(tree, 1))).toEqual(['open', 'a', 'b', 'c']);
  });

  test('previous inputs of all branches are listed once, latest last', () => {
    expect(listPreviousInputs(addTestTurn(addTestTurn(talk('a', 'b'), 'a'), 'c'))).toEqual(['b', 'a', 'c']);
  });

  test('the tree keeps the latest ten conversations', () => {
    const two = addTestTurn(addTestTurn(talk('a'), null), 'b');
    expect(listSiblings(two, 2).map(({ id }) => id)).toEqual([0, 2]);
    const many = Array.from({ length: 12 }).reduce<ConversationTree>(
      (tree) => addTestTurn(addTestTurn(tree, null), 'x'),
      two,
    );
    expect(many.turns.filter(({ isOpening }) => isOpening)).toHaveLength(10);
    expect(words(many)).toEqual(['open', 'x']);
  });

  test('unknown turn ids are ignored', () => {
    const tree = talk('a');
    expect([stepBack(tree, 9), switchTo(tree, 9), listSiblings(tree, 9)]).toEqual([tree, tree, []]);
  });

  test('no operation loses a turn or leaves the tree without a head', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('say' as const), text: fc.string() }),
      fc.record({ type: fc.constantFrom('back' as const, 'switch' as const), id: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let tree = talk();
        for (const one of steps) {
          const before = tree;
          tree =
            one.type === 'say'
              ? addTestTurn(tree, one.text)
              : one.type === 'back'
                ? stepBack(tree, one.id)
                : switchTo(tree, one.id);
          expect(tree.turns.slice(0, before.turns.length)).toEqual(before.turns);
          const branch = listBranch(tree);
          expect(branch.at(-1)?.id).toBe(tree.head);
          expect(branch[0]?.isOpening).toBe(true);
          expect(branch.slice(1).map(({ parent }) => parent)).toEqual(branch.slice(0, -1).map(({ id }) => id));
          // Every turn can be returned to.
          for (const { id } of tree.turns) expect(listBranch(stepBack(tree, id)).at(-1)?.id).toBe(id);
        }
      }),
      { numRuns: 200 },
    );
  });
});
