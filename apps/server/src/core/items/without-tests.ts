import { isTestItem, type ItemKind } from '@confab/model';

interface PlacedItem {
  readonly id: string;
  readonly kind: ItemKind;
  readonly type: string;
  readonly workflowId: string | null;
}

/**
 * The items that an assistant consists of: without test suites, test runs and their nodes, which no conversation
 * reaches.
 */
export function withoutTests<Item extends PlacedItem>(items: readonly Item[]): Item[] {
  const tests = new Set(items.filter(({ kind, type }) => kind === 'workflow' && isTestItem(type)).map(({ id }) => id));
  return items.filter(({ id, workflowId }) => !tests.has(id) && (workflowId === null || !tests.has(workflowId)));
}
