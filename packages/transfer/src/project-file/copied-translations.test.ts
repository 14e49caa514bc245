import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import { aRow, countingIds, numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { createFindings } from '../finding.ts';
import { readPackage } from '../read-package.ts';
import { aDocument, lines } from '../testing/builders.ts';
import { mergeWorkflow } from './merge-workflow.ts';
import { writeWorkflowFile } from './write-project-file.ts';

const workflowId = numberedId(2);

/** A project in English and German, whose workflow uses the intent `hello` alone. */
const source = aDocument({
  OtherLanguages: 'de',
  Intents: [aRow('i1', { Name: 'Hello', Samples: 'good morning' }), aRow('i2', { Name: 'Bye', Samples: 'so long' })],
  Translations: {
    de: {
      'Intents/i1/Samples': { Value: 'guten Morgen' },
      'Intents/i2/Samples': { Value: 'bis bald' },
      DisplayName: { Value: 'Hafen' },
    },
  },
});

/** Writes the workflow to a file and merges it into a project with these values. */
function copyInto(values: JsonObject) {
  const file = readPackage(new Map([['project.json', writeWorkflowFile(source, workflowId)]]), {
    newId: countingIds(),
  }).document;
  if (!file) throw new Error('The file cannot be read.');
  const findings = createFindings();
  const project = { id: numberedId(70), type: 'Pro', values };
  const merged = mergeWorkflow(file, workflowId, project, { findings, newId: countingIds() });
  return { values: merged.document.project.values, findings: lines(findings.list()) };
}

const readIds = ({ Intents: rows }: JsonObject) =>
  isJsonArray(rows) ? rows.map((entry) => isJsonObject(entry) && entry['RowId']) : [];

describe('a workflow that is copied into another project', () => {
  test('a copied workflow brings along the translations of the rows that it adds', () => {
    const { values, findings } = copyInto({ Language: 'en', OtherLanguages: 'de' });
    expect(readIds(values)).toEqual(['i1']);
    expect(values['Translations']).toMatchObject({ de: { 'Intents/i1/Samples': { Value: 'guten Morgen' } } });
    expect(JSON.stringify(values)).not.toMatch(/bis bald|Hafen/);
    expect(findings).toEqual([]);
  });

  test('the translations of an added row follow its new id, and those of the project stay', () => {
    const own = { 'Intents/i1/Samples': { Value: 'ja' } };
    const { values } = copyInto({
      Language: 'en',
      OtherLanguages: 'de,fr',
      Intents: [aRow('i1', { Name: 'Yes', Samples: 'yes' })],
      Translations: { de: own, fr: { 'Intents/i1/Samples': { Value: 'oui' } } },
    });
    const [, added] = readIds(values);
    expect(values['Translations']).toMatchObject({
      de: { ...own, [`Intents/${String(added)}/Samples`]: { Value: 'guten Morgen' } },
      fr: { 'Intents/i1/Samples': { Value: 'oui' } },
    });
  });

  test('an intent that the project has under the same name keeps its own translations', () => {
    const Translations = { de: { 'Intents/own/Samples': { Value: 'hallo' } } };
    const { values } = copyInto({ Intents: [aRow('own', { Name: 'hello' })], OtherLanguages: 'de', Translations });
    expect(values['Translations']).toEqual(Translations);
  });

  test('languages that the project does not have are reported, and their translations are kept', () => {
    const { values, findings } = copyInto({ Language: 'en' });
    expect(values['Translations']).toMatchObject({ de: { 'Intents/i1/Samples': { Value: 'guten Morgen' } } });
    expect(findings).toEqual([
      'info |  | The project does not have the language {0}; its translations are used once you add it. | Deutsch',
    ]);
  });

  test('a project that is written in another language is reported', () => {
    expect(copyInto({ Language: 'de' }).findings).toEqual([
      'warning |  | The texts are written in {0}, those of the project in {1}; translate them. | English | Deutsch',
    ]);
  });
});
