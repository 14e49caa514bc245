import { catalogue } from '@confab/catalogue';
import type { ItemSchema } from '@confab/model';
import type { FindSchema } from '../problems/value-problems.ts';

const { projectSchemas, workflowSchemas, nodeSchemas } = catalogue;
const schemas: Readonly<Record<string, Readonly<Record<string, ItemSchema>>>> = {
  project: projectSchemas,
  workflow: workflowSchemas,
  node: nodeSchemas,
};

/** Finds the schema of an item in the catalogue. */
export const findSchema: FindSchema = ({ kind, type }) => schemas[kind]?.[type];
