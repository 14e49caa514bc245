import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupUtterances } from './group-utterances.ts';

const toTexts = (texts: readonly string[], language = 'en') =>
  groupUtterances(texts.map((text) => ({ text, language }))).map((group) => group.map((place) => texts[place]));
const toSets = (groups: readonly (readonly (string | undefined)[])[]) =>
  groups.map((group) => group.toSorted().join('|')).toSorted();

const words = ['where', 'is', 'the', 'pier', 'peir', 'parking', 'open', 'opening', 'dogs', 'allowed', 'ticket', '?'];
const textArbitrary = fc.uniqueArray(
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((list) => list.join(' ')),
  { maxLength: 40 },
);

describe('groupUtterances', () => {
  test('puts utterances together that differ in small words, endings and typing errors', () => {
    const parking = ['where can i find parking', 'parkign', 'Is there any parking?'];
    expect(toSets(toTexts([...parking, 'are dogs allowed', 'is a dog allowed here']))).toEqual(
      toSets([parking, ['are dogs allowed', 'is a dog allowed here']]),
    );
  });

  test('groupUtterances uses the small words of the language of each utterance', () => {
    const pets = ['darf ich meinen hund mitbringen', 'hund mitbringen bitte'];
    expect(toSets(toTexts([...pets, 'wo ist der strand'], 'de'))).toEqual(toSets([pets, ['wo ist der strand']]));
  });

  test('puts each utterance into exactly one group', () => {
    fc.assert(
      fc.property(fc.oneof(textArbitrary, fc.array(fc.string({ maxLength: 60 }), { maxLength: 30 })), (texts) => {
        const places = groupUtterances(texts.map((text) => ({ text, language: 'en' }))).flat();
        expect(places.toSorted((one, other) => one - other)).toEqual([...texts.keys()]);
      }),
    );
  });

  test('the order of utterances does not change their groups', () => {
    fc.assert(
      fc.property(textArbitrary, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (texts, order) => {
        const mixed = texts
          .map((text, at) => ({ text, key: order[at] ?? 0 }))
          .toSorted((one, other) => one.key - other.key)
          .map(({ text }) => text);
        expect(toSets(toTexts(mixed))).toEqual(toSets(toTexts(texts)));
      }),
    );
  });
});
