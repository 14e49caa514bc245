import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { begin, end, project, rows, say, says, way } from '../testing/small-projects.ts';
import { profileUtterance, type ProfileScope } from './profile-utterance.ts';

const sourceWith = (margin: number) =>
  project(
    [
      begin('q'),
      aSourceNode('Ask', 'q', {
        Response: says('What now?'),
        Connectors: rows(
          ['w1', way('Intent', 'ordered', { IntentId: 'order' })],
          ['w2', way('Intent', 'hours', { IntentId: 'hours' })],
          ['w3', way('Expected', 'code', { ExpectedResponse: 'table 4', DisplayName: 'A table' })],
          ['nomatch', way('NoMatch', 'gaveUp')],
        ),
      }),
      say('hours', 'From eight', 'q'),
      end('ordered', 'Ordered'),
      end('code', 'Code'),
      end('gaveUp', 'Gave up'),
    ],
    {
      Intents: rows(
        ['order', { Name: 'Order a drink', Samples: 'order something to drink please', Keywords: 'espresso' }],
        ['hours', { Name: 'Order a meal', Samples: 'order something to eat please' }],
        ['lost', { Name: 'Lost', Samples: 'where is my umbrella' }],
      ),
      NLUSettings: { Threshold: 0.5, Margin: margin },
      GlobalMessages: { DidYouMean: says('Did you mean {tv.Suggestion}?') },
    },
  );
const sure = sourceWith(0.1);
const unsure = sourceWith(0.9);
const profile = (text: string, scope: ProfileScope = { kind: 'node', id: 'q' }, source = sure) =>
  profileUtterance(compile(source), source, text, scope, 0);

describe('profileUtterance', () => {
  test('ranks the possible intents, with the matched words and their targets (A7.20)', () => {
    const { matches, ...heard } = profile('a double espresso');
    const taken = { chosenId: 'order', targetId: 'ordered', suggestion: null, asideId: null };
    expect(heard).toEqual({ outcome: 'match', reason: 'a keyword', heardAs: 'intent', ...taken });
    expect(matches[0]).toMatchObject({ name: 'Order a drink', how: 'keyword', words: ['espresso'], nodeId: 'q' });
  });

  test('profileUtterance reports that two intents are too close, and which one would be suggested', () => {
    expect(profile('order something to drink', { kind: 'node', id: 'q' }, unsure)).toMatchObject({
      outcome: 'confirm',
      suggestion: 'Order a drink',
      targetId: null,
    });
  });

  test('profileUtterance reports that no intent is likely enough', () => {
    expect(profile('blue elephants')).toMatchObject({ outcome: 'noMatch', targetId: null });
  });

  test('ranks an expected answer before every intent', () => {
    const { outcome, heardAs, chosenId, matches } = profile('Table 4!');
    expect({ outcome, heardAs, chosenId }).toEqual({ outcome: 'match', heardAs: 'expected', chosenId: 'w3' });
    expect(matches[0]).toMatchObject({ kind: 'expected', name: 'A table', targetId: 'code', score: 1 });
  });

  test.each([
    ['project', 'match', null],
    ['workflow', 'noMatch', undefined],
  ] as const)(
    'the profile in the scope %s includes or excludes intents that no node listens for',
    (kind, outcome, heardAt) => {
      const found = profile('where is my umbrella', kind === 'project' ? { kind } : { kind, id: 'main' });
      expect(found.outcome).toBe(outcome);
      expect(found.matches.find(({ name }) => name === 'Lost')?.nodeId).toBe(heardAt);
    },
  );

  test('profileUtterance finds nothing at a node that does not listen, and accepts texts of any length', () => {
    expect(profile('espresso', { kind: 'node', id: 'gaveUp' })).toMatchObject({ outcome: 'noMatch', matches: [] });
    expect(profile('espresso '.repeat(2_000)).outcome).toBe('match');
  });
});
