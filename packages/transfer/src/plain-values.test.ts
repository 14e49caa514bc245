import type { JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { writeSkillPackage } from './alexa/write-skill-package.ts';
import { writeAgent } from './dialogflow/write-agent.ts';
import type { ProjectDocument } from './document.ts';
import { readPackage } from './read-package.ts';
import { lines, readRowValues } from './testing/builders.ts';
import { comparePackages } from './testing/compare-packages.ts';

const read = (content: Readonly<Record<string, JsonValue>>) => {
  const files = new Map(Object.entries(content).map(([path, value]) => [path, JSON.stringify(value)]));
  const { document, findings, report } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { files, document, report, findings: findings.map(({ code }) => code) };
};
/** The values of the first list, and the type that the first slot has, if it is that list. */
const readList = ({ project: { values } }: ProjectDocument) => {
  const lists = values['SlotTypes'] as readonly { readonly RowId: string }[];
  const isListed = readRowValues(values, 'Slots')[0]?.['SlotType'] === lists[0]?.RowId;
  return [readRowValues(values, 'SlotTypes')[0]?.['Values'], isListed];
};

describe('a skill', () => {
  const readSkill = (type: string, values: JsonValue) => {
    const intent = { name: 'Order', slots: [{ name: 'size', type }], samples: ['order {size}'] };
    const languageModel = { invocationName: 'tea house', intents: [intent], types: [{ name: 'Size', values }] };
    return read({
      'skill-package/skill.json': { manifest: {} },
      'skill-package/interactionModels/custom/en-US.json': { interactionModel: { languageModel } },
    });
  };
  const words = ['small', 5, { name: 'large' }, { name: { value: 7, synonyms: [8, 'seven'] } }];

  test('plain texts and numbers as values of a skill are imported, and exported as they were', () => {
    const { files, document, report } = readSkill('Size', words);
    expect(readList(document)).toEqual(['small\n5\nlarge\n7|8|seven', true]);
    const model = [...files].filter(([path]) => path.endsWith('en-US.json'));
    const written = [...writeSkillPackage(document).files].filter(([path]) => path.endsWith('en-US.json'));
    expect(comparePackages(new Map(model), new Map(written))).toEqual([]);
    const names = report.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['Size: small', 'Size: 5']));
  });

  test.each(['size', 'SIZE'])('a slot finds its type in another case: %s', (type) => {
    const { document, findings } = readSkill(type, words);
    expect(readList(document)[1]).toBe(true);
    expect(findings).not.toContain('typeUnsupported');
  });

  test('a slot finds a type of the platform whose name is written in another case', () => {
    const { document } = readSkill('AMAZON.Number', words);
    expect(readRowValues(document.project.values, 'Slots')[0]?.['SlotType']).toBe('number');
  });
});

describe('an agent', () => {
  const readAgent = (dataType: string, entries: JsonValue) =>
    read({
      'agent.json': { language: 'en' },
      'package.json': { version: '1.0.0' },
      'intents/order.json': { id: 'o', name: 'order', responses: [{ parameters: [{ name: 'size', dataType }] }] },
      'entities/Size.json': { id: 's', name: 'Size' },
      'entities/Size_entries_en.json': entries,
    });
  const entries = ['small', 5, { value: 7, synonyms: [8, 'seven'] }];

  test('plain texts and numbers as values of an agent are imported, and exported as they were', () => {
    const { files, document, report } = readAgent('@Size', entries);
    expect(readList(document)).toEqual(['small\n5\n7|8|seven', true]);
    expect(comparePackages(files, writeAgent(document, countingIds()).files)).toEqual([]);
    const names = report.flatMap(({ items }) => items.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['Size: small', 'Size: 5']));
  });

  test('a parameter finds its entity in another case', () => {
    const { document, findings } = readAgent('@size', entries);
    expect(readList(document)[1]).toBe(true);
    expect(findings).not.toContain('typeUnsupported');
  });
});
