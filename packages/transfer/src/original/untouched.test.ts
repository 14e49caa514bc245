import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { writeAgent } from '../dialogflow/write-agent.ts';
import type { Files } from '../document.ts';
import { readPackage } from '../read-package.ts';
import type { TransferReport } from '../report/report.ts';
import { lines } from '../testing/builders.ts';
import { comparePackages } from '../testing/compare-packages.ts';
import { readSample } from '../testing/read-sample.ts';
import { removeAddedIntents } from '../testing/remove-added-intents.ts';

const roundTrip = (files: Files, language?: string) => {
  const read = readPackage(files, { newId: countingIds(), language });
  if (!read.document) throw new Error(lines(read.findings).join('\n'));
  if (read.format === 'Alexa') return { ...read, written: removeAddedIntents(writeSkillPackage(read.document)) };
  return { ...read, written: writeAgent(read.document, countingIds()).files };
};

/** The counts of a report: kept, changed, stored, lost. */
const getCounts = (report: TransferReport) =>
  Object.fromEntries(
    report.map(({ section, kept, changed, stored, lost }) => [section, [kept, changed, stored, lost].join(' ')]),
  );

test.each([
  ['en', '33 0 0 0', '111 5 1 1', '1 0 0 0'],
  // English has texts beyond those of the German answers.
  ['de', '25 0 0 0', '109 6 2 1', '1 2 0 0'],
])(
  'the sample agent imported as %s is exported as it was imported, in all its languages',
  (language, samples, settings, languages) => {
    const sample = readSample('dialogflow-pizza');
    const { written, report } = roundTrip(sample, language);
    expect(comparePackages(sample, written)).toEqual([]);
    expect(getCounts(report)).toEqual({
      intents: '10 0 0 0',
      samples,
      slots: '4 0 0 0',
      lists: '2 0 0 0',
      values: '7 0 0 0',
      answers: '10 0 0 0',
      events: '1 0 0 0',
      languages,
      settings,
    });
  },
);

test.each(['en-US', 'de-DE'])(
  'the sample skill imported as %s is exported as it was imported, in all its languages, except added intents that the findings name',
  (language) => {
    const sample = readSample('alexa-pizza');
    const { written, report } = roundTrip(sample, language);
    expect(comparePackages(sample, written)).toEqual([]);
    expect(getCounts(report)).toMatchObject({
      intents: '8 0 0 0',
      samples: '20 0 0 0',
      slots: '5 0 0 0',
      values: '7 0 0 0',
    });
  },
);

test('the report lists the parts of a further language that are not kept there alone, each by its name', () => {
  const { report } = roundTrip(readSample('alexa-pizza'));
  expect(report.find(({ section }) => section === 'languages')).toMatchObject({
    kept: 1,
    items: [{ name: 'de-DE: modelConfiguration.fallbackIntentSensitivity', outcome: 'stored' }],
  });
});

test('the first locale of a manifest stays the default after an export', () => {
  const read = (files: Files) => readPackage(files, { newId: countingIds() });
  const sample = readSample('alexa-pizza');
  const { document } = readPackage(sample, { newId: countingIds(), language: 'de-DE' });
  if (!document) throw new Error('The sample is read.');
  expect(read(sample).language).toBe('en-US');
  expect(read(writeSkillPackage(document).files).language).toBe('en-US');
});

test('keys and addresses are reported as lost', () => {
  const { report } = roundTrip(readSample('dialogflow-pizza'));
  expect(report.find(({ section }) => section === 'settings')?.items[0]).toEqual({
    name: 'keys and addresses',
    outcome: 'lost',
  });
});

test('a file that is called like the manifest in another folder is exported as it was imported', () => {
  const files = new Map([['lambda/skill.json', '[1]'], ...readSample('alexa-pizza')]);
  const { written } = roundTrip(files);
  expect(written.get('lambda/skill.json')).toBe('[1]');
  expect(comparePackages(files, written)).toEqual([]);
});

test('languages of a skill of which nothing is imported are reported as stored, without their parts', () => {
  const folder = 'skill-package/interactionModels/custom';
  const english = readSample('alexa-pizza').get(`${folder}/en-US.json`) ?? '';
  const others = ['it-IT', 'en-GB'].map((locale) => [`${folder}/${locale}.json`, english] as const);
  const { report } = roundTrip(new Map([...readSample('alexa-pizza'), ...others]), 'en-US');
  const { items = [], kept } = report.find(({ section }) => section === 'languages') ?? {};
  expect(kept).toBe(1);
  expect(items.filter(({ name }) => /it-IT|en-GB/.test(name))).toEqual([
    { name: 'it-IT', outcome: 'stored' },
    { name: 'en-GB', outcome: 'stored' },
  ]);
});
