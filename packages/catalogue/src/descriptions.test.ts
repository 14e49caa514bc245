import { entryFields, responseFields } from '@confab/inputs';
import type { ColumnProperty } from '@confab/model';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { visitColumns } from './languages/schema-texts.ts';

const isHidden = ({ flags = [] }: ColumnProperty) => flags.some((flag) => flag.toLowerCase() === 'hidden');
const isDescribed = ({ tooltipText = '' }: ColumnProperty) => tooltipText.trim() !== '';

test('every field that a form shows has a description', () => {
  const { projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas } = catalogue;
  const schemas = [projectSchemas, workflowSchemas, nodeSchemas, llamaSchemas, pageSchemas].flatMap((byType) =>
    Object.values(byType),
  );
  expect(schemas.length).toBeGreaterThan(40);
  const bare: string[] = [];
  for (const { kind, type, properties } of schemas)
    visitColumns(
      properties.filter((property) => !isHidden(property)),
      (property, path) => {
        if (!isHidden(property) && !isDescribed(property)) bare.push(`${kind}.${type}.${path}`);
      },
    );
  expect(bare).toEqual([]);
});

test('every field of a response that the editor shows has a description', () => {
  // Fields without a label are not shown.
  const shown = [...responseFields, ...entryFields].filter(({ label }) => label !== undefined);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((field) => !isDescribed(field)).map(({ name }) => name)).toEqual([]);
});
