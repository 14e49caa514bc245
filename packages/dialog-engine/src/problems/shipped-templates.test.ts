import { catalogue, instantiateTemplate } from '@confab/catalogue';
import type { JsonObject } from '@confab/model';
import { countingIds } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { findAllProblems } from '../testing/find-all-problems.ts';
import { findSchema } from '../testing/find-catalogue-schema.ts';

describe.each(catalogue.templates.map((template) => [template.title, template] as const))('%s', (_title, template) => {
  test('this shipped template has no problem', () => {
    const made = instantiateTemplate(template, countingIds());
    const named = <Item extends { values: JsonObject }>(item: Item) => ({
      ...item,
      displayName: String(item.values.DisplayName),
    });
    const source = {
      project: named(made.project),
      workflows: made.workflows.map(named),
      nodes: made.nodes.map(named),
    };
    expect(findAllProblems(source, findSchema)).toEqual([]);
  });
});
