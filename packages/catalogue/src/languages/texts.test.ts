import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { mapSchemaTexts } from './schema-texts.ts';
import { languages } from './testing/languages.ts';
import { listTexts } from './testing/list-texts.ts';
import { texts as germanTexts } from './texts.de.ts';

const catalogueTexts = listTexts(catalogue);

/** The parts of a text that every language has: tokens, Markdown marks, addresses and names of values. */
const listMarks = (text: string) => {
  // '{s}' is the ending of an English plural, and code may contain words.
  const marks = text.replaceAll('{s}', '').match(/\{[\w.]*\}|\*\*|`|https?:\S*|\$\w+|\|/g) ?? [];
  return marks.toSorted().join(' ');
};

describe.each(languages)('the $name texts of the catalogue', ({ files, texts, unchanged, sources }) => {
  const ids = [...files.flatMap((file) => Object.keys(file)), ...unchanged];
  const known = new Set(ids);
  const placed = catalogueTexts.map(({ english, ids: own }) => ({ own, english, id: own.find((id) => known.has(id)) }));

  test('every text that people read has a translation, or is listed as unchanged (P9.20)', () => {
    expect(placed.filter(({ id }) => id === undefined).map(({ own: [id], english }) => ({ id, english }))).toEqual([]);
  });

  test('every translation was made from the current English text (P9.20)', () => {
    const changed = placed.filter(({ id, english }) => id !== undefined && sources.get(id) !== english);
    expect(
      changed.map(({ own: [place], id = '', english }) => ({ place, id, english, source: sources.get(id) })),
    ).toEqual([]);
  });

  test('no translation and no source belongs to a text that the catalogue does not have (P9.20)', () => {
    const used = new Set(placed.map(({ id }) => id));
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
    expect([...sources.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  test('no text is translated twice (P9.20)', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('no translation is empty, untrimmed or needlessly the same as the English one (P9.20)', () => {
    // A text may repeat the English one where the texts of other schemas in this place are translated.
    const isException = (id: string) =>
      placed.some(({ own }) => own[0] === id && own.slice(1).some((one) => known.has(one)));
    const bad = [...texts].filter(
      ([id, text]) => text === '' || text.trim() !== text || (text === sources.get(id) && !isException(id)),
    );
    expect(bad).toEqual([]);
  });

  test('tokens, marks and addresses are the same in both languages (P9.20)', () => {
    const different = [...texts].filter(([id, text]) => listMarks(sources.get(id) ?? '') !== listMarks(text));
    expect(different).toEqual([]);
  });
});

describe('the texts of the catalogue', () => {
  test('texts with the same id have the same English text (P9.20)', () => {
    const first = new Map(catalogueTexts.toReversed().map(({ ids: [id], english }) => [id, english]));
    const double = catalogueTexts.filter(({ ids: [id], english }) => first.get(id) !== english);
    expect(double).toEqual([]);
  });

  test('German texts address the reader informally and use German quotation marks (P9.20)', () => {
    // An expression or piece of code has its own quotation marks.
    const isCode = (text: string) => /==|function|"\w+":/.test(text);
    const bad = [...germanTexts.values()].filter(
      (text) => !isCode(text) && (/\b(?:Ihnen|Ihre?[nmrs]?)\b|(?<![.!?:] |^)\bSie\b/.test(text) || /["']/.test(text)),
    );
    expect(bad).toEqual([]);
  });

  test('translating a schema changes its texts and keeps its names, values and scripts (P9.20)', () => {
    const { accountSchema, nodeSchemas, workflowSchemas } = catalogue;
    for (const schema of [accountSchema, ...Object.values(nodeSchemas), ...Object.values(workflowSchemas)]) {
      expect(mapSchemaTexts(schema, (text) => text)).toEqual(schema);
      const marked = JSON.stringify(mapSchemaTexts(schema, (text) => `${text}§`));
      expect(JSON.parse(marked.replaceAll('§', ''))).toEqual(JSON.parse(JSON.stringify(schema)));
      const stored = /"(?:name|type|id|categoryId|groupId|defaultValue|displayAs|propertyName)":"[^"]*§/;
      expect(marked).not.toMatch(stored);
    }
  });
});
