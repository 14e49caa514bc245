import { limits } from '@confab/model';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchUtterances, parseUtterances } from './attempts/batch-utterances.ts';
import { markWords } from './results/mark-words.ts';
import { toCsv } from './attempts/to-csv.ts';
import type { Attempt } from './attempts/attempts.ts';
import { words as german } from './words.de.ts';
import { words } from './words.ts';

describe('markWords', () => {
  it('markWords marks matched words in their original spelling', () => {
    const marked = markWords('A double ESPRESSO, please!', ['espresso', 'double']);
    expect(marked.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['double', 'ESPRESSO']);
  });

  it('markWords keeps the text of the utterance unchanged', () => {
    const text = array(constantFrom('café', 'Café', '  ', '!', 'über-', 'x')).map((parts) => parts.join(' '));
    assert(
      property(text, (said) => {
        const pieces = markWords(said, ['cafe', 'x']);
        expect(pieces.map((piece) => piece.text).join('')).toBe(said);
      }),
    );
  });
});

describe('utterance batches', () => {
  it('parseUtterances skips empty lines and cuts each utterance to the maximum length', () => {
    const [first, second, third] = parseUtterances(` one \r\n\n${'x'.repeat(5_000)}\n`, limits.utteranceMax);
    expect([first, second?.length, third]).toEqual(['one', limits.utteranceMax, undefined]);
  });

  it('batchUtterances keeps all utterances in order, in batches that fit into a URL', () => {
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

describe('toCsv', () => {
  it('toCsv writes one line per match and escapes values that a spreadsheet would evaluate', () => {
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
    expect(toCsv([tried, { text: 'b' } as Attempt], words.english, (id) => `node ${id}`).split('\r\n')).toEqual([
      'Utterance,Outcome,Meaning,Score,How,Matched by,Listening node,Leads to',
      `'=1+1,Match,"Order, ""now""",50 %,similarity,a,node q,`,
    ]);
  });

  it('toCsv writes the words and the percentages that are on screen, in the language of the interface', () => {
    const page = { keyword: 'Kaffee', how: 'slip', place: 'child', distance: 1 };
    const match = { name: 'Bar', score: 0.666, how: 'keyword', words: ['kafee'], listenerId: null, targetId: 't' };
    const results = [
      { outcome: 'match', matches: [match, { ...match, page }] },
      { outcome: 'noMatch', matches: [] },
    ];
    const tried = results.map((result) => ({ text: 'Kafee', result }) as unknown as Attempt);
    expect(toCsv(tried, german, () => 'Bestellen').split('\r\n')).toEqual([
      'Äußerung,Ergebnis,Bedeutung,Wert,Wie,Erkannt durch,Wartender Knoten,Führt zu',
      'Kafee,Verstanden,Bar,67 %,ein Schlüsselwort,kafee,,Bestellen',
      'Kafee,Verstanden,Bar,67 %,ein Tippfehler,kafee,,Bestellen',
      'Kafee,Nicht verstanden,,,,,,',
    ]);
  });
});
