import type { StepCheck, StepOutcome } from '@confab/model';
import { describe, expect, it } from 'vitest';
import { explainFailure, getCheckTexts } from './explain-checks.ts';
import { failedOutcome } from './testing/tests.ts';
import { words as german } from './words.de.ts';
import { words } from './words.ts';

const [step] = failedOutcome.steps as [StepOutcome];
const failed = (check: Omit<StepCheck, 'passed'>, ended = false): readonly StepOutcome[] => [
  { ...step, passed: true, checks: [] },
  { ...step, ended, checks: [{ ...check, passed: false }] },
];

describe('explainFailure', () => {
  it.each<[string, Omit<StepCheck, 'passed'>, boolean, string, string]>([
    [
      'another response',
      { kind: 'response', expected: 'Bye.', got: 'Ahoy!', match: 'Contains' },
      false,
      'Step 2: Expected a part “Bye.”, got “Ahoy!”.',
      'Schritt 2: Erwartet war der Teil „Bye.“, die Antwort war „Ahoy!“.',
    ],
    [
      'another node',
      { kind: 'node', expected: 'Pay', got: 'Ask → Greet' },
      false,
      'Step 2: Expected to reach “Pay”, went through “Ask → Greet”.',
      'Schritt 2: „Pay“ sollte erreicht werden, der Weg war „Ask → Greet“.',
    ],
    [
      'a conversation that continues',
      { kind: 'end', expected: 'ends', got: 'goes on' },
      false,
      'Step 2: Expected the conversation to end, but it continues.',
      'Schritt 2: Das Gespräch sollte enden, aber es geht weiter.',
    ],
    [
      'a conversation that ends',
      { kind: 'end', expected: 'goes on', got: 'ends' },
      true,
      'Step 2: Expected the conversation to continue, but it ends.',
      'Schritt 2: Das Gespräch sollte weitergehen, aber es endet.',
    ],
    [
      'a call without a stub',
      { kind: 'outside', expected: 'a stub', got: 'GET https://shop.test' },
      false,
      'Step 2: GET https://shop.test. Not sent, because no stub answers it.',
      'Schritt 2: GET https://shop.test. Nicht gesendet, weil keine Ersatzantwort dafür angelegt ist.',
    ],
  ])('a check failed by %s is explained in the language of the interface', (_, check, ended, inEnglish, inGerman) => {
    expect(explainFailure(failed(check, ended), words.english)).toBe(inEnglish);
    expect(explainFailure(failed(check, ended), german)).toBe(inGerman);
  });

  it('long texts are cut, and steps without a failure are not explained', () => {
    const [passed] = failed({ kind: 'running', expected: '', got: '' });
    expect(explainFailure(passed ? [passed] : [], words.english)).toBeUndefined();
    const long = failed({ kind: 'node', expected: 'x'.repeat(500), got: '' });
    expect(explainFailure(long, words.english)).toContain(`“${'x'.repeat(200)}…”`);
  });
});

it('the check of the end has German words, even when it passed', () => {
  const check = { kind: 'end', passed: true, expected: 'ends', got: 'ends' } as const;
  expect(getCheckTexts({ ...step, ended: true }, check, german)).toEqual({ expected: 'Endet', got: 'Endet' });
  const missed = { ...check, passed: false, got: 'goes on' };
  expect(getCheckTexts(step, missed, german)).toEqual({ expected: 'Endet', got: 'Geht weiter' });
});
