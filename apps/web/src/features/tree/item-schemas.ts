import type { ProjectList } from '@confab/contracts';
import { isWithinExtensions } from '@confab/inputs';
import type { ItemSchema, SkinnyItem } from '@confab/model';

/** The schemas of every type of item, as the project list brings them. */
export type ItemSchemas = Pick<ProjectList, 'projectSchemas' | 'workflowSchemas' | 'nodeSchemas' | 'nodeCategories'>;

/** What the editor knows about the type of an item. */
export function schemaOf(schemas: ItemSchemas, item: Pick<SkinnyItem, 'kind' | 'type'>): ItemSchema | undefined {
  if (item.kind === 'project') return schemas.projectSchemas[item.type];
  return (item.kind === 'workflow' ? schemas.workflowSchemas : schemas.nodeSchemas)[item.type];
}

/** Node types by the heading under which they are offered. */
export interface OfferedNodes {
  readonly id: string;
  readonly title: string;
  readonly types: readonly ItemSchema[];
}

/**
 * The node types that may be added to a workflow: those that may stand in it, may be there more than once and belong to
 * extensions that are enabled, if to any.
 */
export function offeredNodes(
  schemas: ItemSchemas,
  workflowType: string,
  extensions: readonly string[],
): readonly OfferedNodes[] {
  const types = Object.values(schemas.nodeSchemas).filter(
    (schema) =>
      mayDuplicate(schema) &&
      (schema.workflowTypes?.includes(workflowType) ?? true) &&
      isWithinExtensions(schema.limitToAllExtensions, schema.limitToAnyExtension, extensions),
  );
  return schemas.nodeCategories
    .map(({ id, title }) => ({ id, title, types: types.filter((schema) => schema.nodeCategory === id) }))
    .filter((category) => category.types.length > 0);
}

/** Whether there may be several items of a type. */
export function mayDuplicate(schema: ItemSchema | undefined): boolean {
  return schema?.attributes?.['AllowDuplicate'] !== 'false';
}

/** Whether an item of a type may be deleted. */
export function mayRemove(schema: ItemSchema | undefined): boolean {
  return schema?.attributes?.['AllowRemove'] !== 'false';
}

/** Whether a node may be moved into a workflow of a type: what each workflow has once neither goes nor comes. */
export function mayStandIn(
  schemas: ItemSchemas,
  node: Pick<SkinnyItem, 'kind' | 'type'>,
  workflowType: string,
): boolean {
  const schema = schemaOf(schemas, node);
  if (!schema || !mayRemove(schema) || !mayDuplicate(schema)) return false;
  return schema.workflowTypes?.includes(workflowType) ?? true;
}

/** The workflow types that a project may have: a test plan has those of tests, any other the ones that are talked to. */
export function offeredWorkflows(
  { workflowSchemas }: ItemSchemas,
  projectType: string | undefined,
): readonly ItemSchema[] {
  const isPlan = projectType === 'TestPlan';
  return Object.values(workflowSchemas).filter(({ type }) => type.startsWith('Test') === isPlan);
}
