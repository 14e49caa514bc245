import { describe, expect, test } from 'vitest';
import unchanged from '../../data/languages/de/unchanged.json' with { type: 'json' };
import { catalogue } from '../catalogue.ts';
import { germanFiles, germanTexts } from './german-texts.ts';
import { listTexts } from './testing/list-texts.ts';
import { mapSchemaTexts } from './schema-texts.ts';

const texts = listTexts(catalogue);
const keys = [...germanFiles.flatMap((file) => Object.keys(file)), ...unchanged];

/** The parts of a text that every language has: tokens, Markdown marks, addresses and names of values. */
const listMarks = (text: string) => {
  // '{s}' is the ending of an English plural, and code may contain words.
  const marks = text.replaceAll('{s}', '').match(/\{[\w.]*\}|\*\*|`|https?:\S*|\$\w+|\|/g) ?? [];
  return marks.toSorted().join(' ');
};

describe('the German texts of the catalogue', () => {
  test('every text that people read has a German one, or is listed as unchanged (P9.20)', () => {
    const known = new Set(keys);
    expect([...texts].filter((text) => !known.has(text))).toEqual([]);
  });

  test('no German text belongs to a text that the catalogue does not have (P9.20)', () => {
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  test('no text is translated twice (P9.20)', () => {
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('no German text is empty, untrimmed or the same as the English one (P9.20)', () => {
    const bad = [...germanTexts].filter(
      ([english, german]) => german === '' || german.trim() !== german || german === english,
    );
    expect(bad).toEqual([]);
  });

  test('tokens, marks and addresses are the same in both languages (P9.20)', () => {
    const different = [...germanTexts].filter(([english, german]) => listMarks(english) !== listMarks(german));
    expect(different).toEqual([]);
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
