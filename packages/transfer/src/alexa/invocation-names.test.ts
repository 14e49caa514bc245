import type { JsonObject, JsonValue } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import type { Files, ProjectDocument } from '../document.ts';
import { writeProjectFile } from '../project-file/write-project-file.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { editJson } from '../testing/edit-json.ts';
import { readSample } from '../testing/read-sample.ts';
import { writeSkillPackage } from './write-skill-package.ts';

const toPath = (locale: string) => `skill-package/interactionModels/custom/${locale}.json`;
const edit = (locale: string, invocationName: string) => {
  const text = readSample('alexa-pizza').get(toPath(locale)) ?? '';
  return [toPath(locale), editJson(text, { 'interactionModel/languageModel/invocationName': invocationName })] as const;
};
const skill = new Map([...readSample('alexa-pizza'), edit('en-US', 'tea house'), edit('de-DE', 'kleines teehaus')]);
const { document: imported, findings: found } = readPackage(skill, { newId: countingIds(), language: 'en-US' });

/** Exports the imported skill with other values of its project. */
function exportWith(change: (values: JsonObject) => Readonly<Record<string, JsonValue>>) {
  if (!imported) throw new Error(lines(found).join('\n'));
  const { project, ...items } = imported;
  const document: ProjectDocument = {
    ...items,
    project: { ...project, values: { ...project.values, ...change(project.values) } },
  };
  const { files, findings } = writeSkillPackage(document);
  const models = [...files].filter(([path]) => path.includes('/custom/'));
  const names = models.map(([, text]) => JSON.parse(text).interactionModel.languageModel.invocationName);
  const reported = findings.filter(({ code }) => code === 'invocationNameShared' || code === 'editedAfterImport');
  return { names, reported: reported.map(({ code, names: [name] }) => `${code} ${name}`) };
}

test('the notes of an imported skill have the invocation names of all its languages', () => {
  expect(imported?.project.values['Notes']).toBe(
    'Alexa invocation name: tea house\nAlexa invocation name (de): kleines teehaus',
  );
  expect(exportWith(() => ({}))).toEqual({ names: ['tea house', 'kleines teehaus'], reported: [] });
});

test.each([
  ['cleared', '', 'corner pizza'],
  ['rewritten', 'Call mum.', 'corner pizza'],
  ['given another name for the first language', 'Alexa invocation name: coffee house', 'coffee house'],
])('a further language of an imported skill keeps its invocation name when the notes are %s', (_what, Notes, first) => {
  expect(exportWith(() => ({ Notes }))).toEqual({ names: [first, 'kleines teehaus'], reported: [] });
});

test('a further language of an imported skill gets the invocation name that the notes give it', () => {
  const Notes = 'Alexa invocation name: tea house\nAlexa invocation name (de): grosses teehaus';
  expect(exportWith(() => ({ Notes }))).toEqual({ names: ['tea house', 'grosses teehaus'], reported: [] });
});

test('a language that is added to an imported skill is reported when it shares the invocation name of the first', () => {
  expect(exportWith(() => ({ OtherLanguages: 'de,fr' }))).toEqual({
    names: ['tea house', 'kleines teehaus', 'tea house'],
    reported: ['invocationNameShared fr'],
  });
});

test('a skill whose import did not store invocation names reports when a further language shares the name of the first one', () => {
  const forget = ({ ImportedPackage }: JsonObject) => {
    const { InvocationNames: _left, ...rest } = ImportedPackage as JsonObject;
    return { ImportedPackage: rest, Notes: 'Alexa invocation name: tea house' };
  };
  expect(exportWith(forget)).toEqual({ names: ['tea house', 'tea house'], reported: ['invocationNameShared de'] });
});

test.each([
  ['had none', undefined],
  ['had them in another form', ['kleines teehaus']],
  ['had some that are no texts', { de: 7, fr: null }],
])('a Confab file of a version whose invocation names %s is exported like a new project', (_how, InvocationNames) => {
  const exportFile = (change: (values: JsonObject) => Readonly<Record<string, JsonValue | undefined>>) => {
    if (!imported) throw new Error(lines(found).join('\n'));
    const { project, ...items } = imported;
    const values = JSON.parse(JSON.stringify({ ...project.values, ...change(project.values) }));
    const text = writeProjectFile({ ...items, project: { ...project, values } });
    const { document, findings } = readPackage(new Map([['project.json', text]]), { newId: countingIds() });
    if (!document) throw new Error(lines(findings).join('\n'));
    const written = writeSkillPackage(document);
    const models = [...written.files].filter(([path]) => path.includes('/custom/'));
    return {
      names: models.map(([, model]) => JSON.parse(model).interactionModel.languageModel.invocationName),
      reported: written.findings.filter(({ code }) => code.startsWith('invocationName')),
    };
  };
  const Notes = 'Alexa invocation name: tea house';
  const older = exportFile(({ ImportedPackage }) => {
    const { InvocationNames: _left, ...rest } = ImportedPackage as JsonObject;
    return { ImportedPackage: { ...rest, ...(InvocationNames && { InvocationNames }) }, Notes };
  });
  expect(older).toEqual(exportFile(() => ({ ImportedPackage: undefined, Notes })));
  expect(older.names).toEqual(['tea house', 'tea house']);
});

test('a skill whose model has no invocation name is exported with one, in all its languages', () => {
  const withoutName = ['en-US', 'de-DE'].map((locale) => {
    const model = editJson(skill.get(toPath(locale)) ?? '', {
      'interactionModel/languageModel/invocationName': undefined,
    });
    return [toPath(locale), model] as const;
  });
  const getName = (files: Files, locale: string) =>
    JSON.parse(files.get(toPath(locale)) ?? '').interactionModel.languageModel.invocationName;
  const { document } = readPackage(new Map([...skill, ...withoutName]), { newId: countingIds(), language: 'en-US' });
  if (!document) throw new Error('The skill is read.');
  const { files } = writeSkillPackage(document);
  expect(['en-US', 'de-DE'].map((locale) => getName(files, locale))).toEqual(['corner pizza', 'corner pizza']);
});

test('a single model from before 2018 is exported with an invocation name', () => {
  const { intents } = JSON.parse(skill.get(toPath('en-US')) ?? '').interactionModel.languageModel;
  const single = new Map([['project.json', JSON.stringify({ intents })]]);
  const { document } = readPackage(single, { newId: countingIds(), language: 'en-US' });
  if (!document) throw new Error('The model is read.');
  const { files, findings } = writeSkillPackage(document);
  expect(JSON.parse(files.get(toPath('en-US')) ?? '').interactionModel.languageModel.invocationName).toBe('skill');
  expect(findings.map(({ code }) => code)).toContain('invocationNameOneWord');
});
