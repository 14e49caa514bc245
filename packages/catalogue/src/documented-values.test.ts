import type { ItemSchema } from '@confab/model';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

const guides = new URL('../../../docs/guides/', import.meta.url);
const values = readFileSync(new URL('authored-values.md', guides), 'utf8');
const one = readFileSync(new URL('one-projects.md', guides), 'utf8');

/** The inputs of every item. */
const everywhere = ['DisplayName', 'Notes'];

/** Returns the part of a guide below a heading. */
function getPart(guide: string, heading: string): string {
  const part = guide.split(/^## /m).find((text) => text.startsWith(heading));
  if (part === undefined) throw new Error(`No heading begins with ${heading}.`);
  return part;
}

/** Returns the rows of a guide's tables that are about a type. */
function getRows(guide: string, type: string): string {
  const rows = guide.split('\n').filter((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${type}\``));
  return rows.join('\n');
}

/** Returns the inputs of a schema, without those of extensions, whose names a text lacks, with the type before them. */
function listUnnamed({ type, properties }: ItemSchema, text: string, known = everywhere): readonly string[] {
  return properties
    .filter(({ limitToAllExtensions = [] }) => limitToAllExtensions.length === 0)
    .map(({ name }) => name)
    .filter((name) => !known.includes(name) && !text.includes(`\`${name}\``))
    .map((name) => `${type}.${name}`);
}

const { projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas } = catalogue;

test('the guide to authored values names every input of a project and a workflow', () => {
  const tests = getPart(values, 'Tests');
  const parts: Readonly<Record<string, string>> = {
    Pro: getPart(values, 'Project, type `Pro`'),
    One: getPart(values, 'Project, type `Pro`').split('One projects, their llamas')[1] ?? '',
    TestPlan: tests,
    TestSuite: getRows(tests, 'TestSuite'),
    TestRun: tests,
  };
  const schemas = [...Object.values(projectSchemas), ...Object.values(workflowSchemas)];
  expect(schemas.flatMap((schema) => listUnnamed(schema, parts[schema.type] ?? getPart(values, 'Workflows')))).toEqual(
    [],
  );
});

test('the guide to authored values names every input of a node in the row of its type', () => {
  // The nodes of the showcase have one input of every kind, and no meaning.
  const schemas = Object.values(nodeSchemas).filter(({ type }) => !type.startsWith('Showcase'));
  expect(
    schemas.flatMap((schema) => listUnnamed(schema, getRows(values, schema.type), [...everywhere, 'Connectors'])),
  ).toEqual([]);
});

test('the guide to One projects names every input of a chapter and a page', () => {
  const schemas = [...Object.values(llamaSchemas), ...Object.values(pageSchemas)];
  const part = getPart(one, 'Types of pages');
  expect(schemas.flatMap((schema) => listUnnamed(schema, part))).toEqual([]);
});
