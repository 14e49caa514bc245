import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTurn,
  branchOf,
  formerInputs,
  laterTurns,
  noConversation,
  siblingsOf,
  stepBack,
  switchTo,
  type ConversationTree,
  type SimulatedTurn,
} from './conversation-tree.ts';
import { firstSettings } from './simulator-settings.ts';

/** A turn behind the head of a conversation; of an opening the text is null. */
function say(tree: ConversationTree, said: string | null): ConversationTree {
  const isOpening = said === null;
  const parent = isOpening ? undefined : tree.head;
  return addTurn(tree, { ...blank, parent, said, isOpening });
}
const blank: Omit<SimulatedTurn, 'id' | 'parent' | 'said' | 'isOpening'> = {
  byHand: {},
  insteadOf: undefined,
  begun: { ...firstSettings, seed: 1 },
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
const talk = (...said: readonly string[]) => [null, ...said].reduce(say, noConversation);
const words = (tree: ConversationTree) => branchOf(tree).map(({ said }) => said ?? 'open');

describe('a conversation with branches', () => {
  test('goes on differently from an earlier turn, and keeps what was held before', () => {
    const back = stepBack(talk('a', 'b'), 0);
    expect([words(back), laterTurns(back)]).toEqual([['open'], 2]);
    const other = say(back, 'c');
    expect([words(other), laterTurns(other)]).toEqual([['open', 'c'], 0]);
    expect(siblingsOf(other, 3).map(({ said }) => said)).toEqual(['a', 'c']);
    expect(words(switchTo(other, 1))).toEqual(['open', 'a', 'b']);
  });

  test('comes back to where a branch was left', () => {
    const tree = stepBack(talk('a', 'b', 'c'), 1);
    expect(words(switchTo(tree, 1))).toEqual(['open', 'a', 'b', 'c']);
  });

  test('knows what was said in all its branches, each once, the latest last', () => {
    expect(formerInputs(say(say(talk('a', 'b'), 'a'), 'c'))).toEqual(['b', 'a', 'c']);
  });

  test('keeps the conversation before, up to ten of them', () => {
    const two = say(say(talk('a'), null), 'b');
    expect(siblingsOf(two, 2).map(({ id }) => id)).toEqual([0, 2]);
    const many = Array.from({ length: 12 }).reduce<ConversationTree>((tree) => say(say(tree, null), 'x'), two);
    expect(many.turns.filter(({ isOpening }) => isOpening)).toHaveLength(10);
    expect(words(many)).toEqual(['open', 'x']);
  });

  test('leaves out what is not there', () => {
    const tree = talk('a');
    expect([stepBack(tree, 9), switchTo(tree, 9), siblingsOf(tree, 9)]).toEqual([tree, tree, []]);
  });

  test('loses no turn and always stands at one, whatever is done with it', () => {
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
              ? say(tree, one.text)
              : one.type === 'back'
                ? stepBack(tree, one.id)
                : switchTo(tree, one.id);
          expect(tree.turns.slice(0, before.turns.length)).toEqual(before.turns);
          const branch = branchOf(tree);
          expect(branch.at(-1)?.id).toBe(tree.head);
          expect(branch[0]?.isOpening).toBe(true);
          expect(branch.slice(1).map(({ parent }) => parent)).toEqual(branch.slice(0, -1).map(({ id }) => id));
          // Every turn can be returned to.
          for (const { id } of tree.turns) expect(branchOf(stepBack(tree, id)).at(-1)?.id).toBe(id);
        }
      }),
      { numRuns: 200 },
    );
  });
});
