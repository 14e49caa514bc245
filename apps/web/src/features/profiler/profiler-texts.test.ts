import { limits } from '@confab/model';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchUtterances, parseUtterances } from './attempts/batch-utterances.ts';
import { markWords } from './results/mark-words.ts';
import { toCsv } from './attempts/to-csv.ts';
import type { Attempt } from './attempts/attempts.ts';

describe('the words that made a match', () => {
  it('are marked where they stand, as they were typed', () => {
    const marked = markWords('A double ESPRESSO, please!', ['espresso', 'double']);
    expect(marked.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['double', 'ESPRESSO']);
  });

  it('leave the utterance as it is', () => {
    const text = array(constantFrom('café', 'Café', '  ', '!', 'über-', 'x')).map((parts) => parts.join(' '));
    assert(
      property(text, (said) => {
        const pieces = markWords(said, ['cafe', 'x']);
        expect(pieces.map((piece) => piece.text).join('')).toBe(said);
      }),
    );
  });
});

describe('a pasted list', () => {
  it('is taken line by line, without empty ones, each cut to what is understood of it', () => {
    const [first, second, third] = parseUtterances(` one \r\n\n${'x'.repeat(5_000)}\n`, limits.utteranceMax);
    expect([first, second?.length, third]).toEqual(['one', limits.utteranceMax, undefined]);
  });

  it('is asked for in questions that an address bears, in order and none left out', () => {
    assert(
      property(array(string({ unit: 'grapheme', maxLength: 80 })), (texts) => {
        const batches = batchUtterances(texts.map((text) => ({ text })));
        expect(batches.flat().map(({ text }) => text)).toEqual(texts);
        for (const batch of batches.filter(({ length }) => length > 1))
          expect(encodeURIComponent(batch.map(({ text }) => text).join('\n')).length).toBeLessThan(2_000);
      }),
    );
  });
});

describe('tries as a table', () => {
  it('have a line for each meaning, and nothing that a spreadsheet would reckon', () => {
    const match = { kind: 'intent', id: 'i', name: 'Order, "now"', score: 0.5, words: ['a'], how: 'model' } as const;
    const result = {
      text: '=1+1',
      outcome: 'match',
      reason: '',
      suggestion: null,
      targetId: 't',
      chosenId: 'i',
    } as const;
    const matches = [{ ...match, slots: [], listenerId: 'q', targetId: null }];
    const tried = { text: '=1+1', result: { ...result, matches } } as unknown as Attempt;
    expect(toCsv([tried, { text: 'b' } as Attempt], ['Utterance'], (id) => `node ${id}`).split('\r\n')).toEqual([
      'Utterance',
      `'=1+1,match,"Order, ""now""",0.5,model,a,node q,`,
    ]);
  });
});
