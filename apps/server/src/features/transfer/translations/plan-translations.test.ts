import { applyEdit, joinPath } from '@confab/inputs';
import { limits, type ItemSchema, type JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, it } from 'vitest';
import { findSchema } from '../../../core/schemas/find-schema.ts';
import { planTranslations } from './plan-translations.ts';

const schema = getProjectSchema();

function getProjectSchema(): ItemSchema {
  const found = findSchema('project', 'Pro');
  if (!found) throw new Error('The catalogue has a schema of projects.');
  return found;
}

const intents = Array.from({ length: 40 }, (_, at) =>
  aRow(`intent-${at}`, { Name: `Intent ${at}`, Samples: `sample ${at}` }, at),
);
const values: JsonObject = {
  Language: 'en',
  OtherLanguages: 'de',
  ChatGreeting: 'Hello',
  Intents: intents,
  Translations: { de: { ChatGreeting: { Value: 'Hallo', Source: 'Hello' }, ChatName: { Value: 'Haus' } } },
};
const item = { id: 'project', type: 'Pro', schema, values };
const translate = (path: string, text: string) => ({
  key: joinPath('project', path),
  language: 'de',
  source: undefined,
  text,
});
const samples = intents.map(({ RowId }, at) => translate(`Intents/${RowId}/Samples`, `Beispiel ${at}`));

describe('planTranslations', () => {
  it('planTranslations gives the values that its edits lead to one by one, and keeps other translations', () => {
    const { texts, edited } = planTranslations(item, [...samples, translate('ChatGreeting', 'Guten Tag')], false);
    expect(edited.values).toEqual(edited.edits.reduce((now, edit) => applyEdit(now, edit).values, values));
    expect(edited.values).toHaveProperty('Translations.de.ChatName.Value', 'Haus');
    expect(texts.map(({ outcome }) => outcome)).toEqual([...samples.map(() => 'added'), 'replaced']);
  });

  it('planTranslations reports different texts for one place and imports none of them, and takes the same text once', () => {
    const twice = [translate('ChatGreeting', 'Moin'), translate('ChatGreeting', 'Servus')];
    const { texts, edited } = planTranslations(item, twice, true);
    expect(texts.map(({ text, outcome, isOneOfSeveral }) => [text, outcome, isOneOfSeveral])).toEqual([
      ['Moin', 'tokens', true],
      ['Servus', 'tokens', true],
    ]);
    expect(edited.edits).toEqual([]);
    const same = [translate('ChatGreeting', 'Moin'), translate('ChatGreeting', 'Moin')];
    expect(planTranslations(item, same, false).texts.map(({ outcome }) => outcome)).toEqual(['replaced']);
  });

  it.each([
    ['order {Size}', 'bestelle { size }', 'added', undefined, undefined],
    ['order {size}', 'bestelle {size}\nbestelle {topping} in {size}', 'added', undefined, undefined],
    ['order {Size}', 'bestelle {Größe}', 'tokens', ['{Size}'], ['{Größe}']],
    ['order {size}', 'bestelle {size}\nbestelle {groesse}', 'tokens', [], ['{groesse}']],
    ['order {size} {tv.Name}', 'bestelle', 'tokens', ['{tv.Name}', '{size}'], []],
  ])(
    'compares the slots of samples with those of the first language and the project: %j as %j',
    (source, text, outcome, missingTokens, unexpectedTokens) => {
      const row = aRow('order', { Name: 'Order', Samples: source });
      const slot = aRow('topping', { Name: 'Topping' });
      const pizza = { ...item, values: { ...values, Intents: [row], Slots: [slot] } };
      const planned = planTranslations(pizza, [translate('Intents/order/Samples', text)], false);
      expect(planned.texts.map((one) => [one.outcome, one.missingTokens, one.unexpectedTokens])).toEqual([
        [outcome, missingTokens, unexpectedTokens],
      ]);
    },
  );

  it('planTranslations names the tokens that a translation lacks and those that its text does not have, and imports no such text', () => {
    const greeting = { ...item, values: { ...values, ChatGreeting: 'Hello {tv.Name}, {tv.Name}!' } };
    const file = translate('ChatGreeting', 'Hallo {tv.Nam}');
    const { texts, edited } = planTranslations(greeting, [file], true);
    expect(texts).toMatchObject([
      { outcome: 'tokens', missingTokens: ['{tv.Name}'], unexpectedTokens: ['{tv.Nam}'], text: 'Hallo {tv.Nam}' },
    ]);
    expect(edited.edits).toEqual([]);
  });

  it("planTranslations shows the file's text if a translation differs in tokens, and the project's text for other outcomes", () => {
    const greeting = { ...item, values: { ...values, ChatGreeting: 'Hello {tv.First}' } };
    const plan = (text: string, source: string | undefined) =>
      planTranslations(greeting, [{ ...translate('ChatGreeting', text), source }], false).texts;
    const missing = { outcome: 'tokens', missingTokens: ['{tv.Name}'], unexpectedTokens: [] };
    expect(plan('Guten Tag', 'Hello {tv.Name}')).toMatchObject([{ ...missing, source: 'Hello {tv.Name}' }]);
    expect(plan('Guten Tag', undefined)).toMatchObject([{ outcome: 'tokens', source: 'Hello {tv.First}' }]);
    expect(plan('Guten Tag {tv.Name}', 'Hello {tv.Name}')).toMatchObject([
      { outcome: 'changed', source: 'Hello {tv.First}' },
    ]);
  });

  it('planTranslations leaves texts that the project has as they are, although they mark a slot or a token that the first language lacks', () => {
    const row = aRow('order', { Name: 'Order', Samples: 'order' });
    const translations = {
      'Intents/order/Samples': { Value: 'bestelle {size}' },
      ChatGreeting: { Value: 'Hallo {tv.Name}', Source: 'Hello' },
    };
    const imported = { ...item, values: { ...values, Intents: [row], Translations: { de: translations } } };
    const file = [
      translate('Intents/order/Samples', 'bestelle {size}'),
      { ...translate('ChatGreeting', 'Hallo {tv.Name}'), source: 'Hello' },
    ];
    const { texts, edited } = planTranslations(imported, file, true);
    expect(texts.map(({ outcome }) => outcome)).toEqual(['same', 'same']);
    expect(edited.edits).toEqual([]);
  });

  it('planTranslations finds no change in a source or a translation with only other line breaks', () => {
    const windows = { ...values, ChatGreeting: 'Hello\r\nthere', Translations: {} };
    const file = { ...translate('ChatGreeting', 'Hallo\ndu'), source: 'Hello\nthere' };
    const plan = (of: JsonObject) => planTranslations({ ...item, values: of }, [file], false).texts[0]?.outcome;
    expect(plan(windows)).toBe('added');
    const known = { Value: 'Hallo\r\ndu', Source: 'Hello\r\nthere' };
    expect(plan({ ...windows, Translations: { de: { ChatGreeting: known } } })).toBe('same');
  });

  it.each([
    ['leaves the mark of a text whose source has changed since in an untouched file', false, 'same'],
    ['takes the mark away where the translator has confirmed the text', true, 'replaced'],
  ])('%s', (_, isConfirmed, outcome) => {
    const stale = { ...values, Translations: { de: { ChatGreeting: { Value: 'Hallo', Source: 'Hi' } } } };
    const file = { ...translate('ChatGreeting', 'Hallo'), source: 'Hello', isConfirmed };
    expect(planTranslations({ ...item, values: stale }, [file], false).texts[0]?.outcome).toBe(outcome);
  });

  it('planTranslations leaves an item as it is that would become too large', () => {
    const long = translate('ChatGreeting', 'x'.repeat(limits.nodeBytesMax));
    const { texts, edited } = planTranslations(item, [...samples, long], false);
    expect(new Set(texts.map(({ outcome }) => outcome))).toEqual(new Set(['tooLong']));
    expect(edited).toEqual({ values, edits: [] });
  });
});
