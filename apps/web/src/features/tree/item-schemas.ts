import type { ProjectList } from '@confab/contracts';
import { isMergedText, isWithinExtensions } from '@confab/inputs';
import { isWorkflowItem, type ItemSchema, type SkinnyItem } from '@confab/model';

/** The schemas of all item types, as returned with the project list. */
export type ItemSchemas = Pick<ProjectList, 'projectSchemas' | 'workflowSchemas' | 'nodeSchemas' | 'nodeCategories'>;

/** The schema of an item's type; undefined for an unknown type. */
export function findItemSchema(schemas: ItemSchemas, item: Pick<SkinnyItem, 'kind' | 'type'>): ItemSchema | undefined {
  if (item.kind === 'project') return schemas.projectSchemas[item.type];
  return (isWorkflowItem(item) ? schemas.workflowSchemas : schemas.nodeSchemas)[item.type];
}

/** Whether a path of an item leads to a text that is written by hand; in an item of an unknown type none does. */
export function hasMergedText(schemas: ItemSchemas, item: Pick<SkinnyItem, 'kind' | 'type'>, path: string): boolean {
  const schema = findItemSchema(schemas, item);
  return schema !== undefined && isMergedText(schema.properties, path);
}

/** A category of the add menu with its node types. */
export interface NodeTypeGroup {
  readonly id: string;
  readonly title: string;
  readonly types: readonly ItemSchema[];
}

/**
 * The node types that can be added to a workflow: allowed in its type, not limited to one, and without extensions or with
 * enabled ones.
 */
export function listAddableNodeTypes(
  schemas: ItemSchemas,
  workflowType: string,
  extensions: readonly string[],
): readonly NodeTypeGroup[] {
  const types = Object.values(schemas.nodeSchemas).filter(
    (schema) =>
      canDuplicate(schema) &&
      (schema.workflowTypes?.includes(workflowType) ?? true) &&
      isWithinExtensions(schema.limitToAllExtensions, schema.limitToAnyExtension, extensions),
  );
  return schemas.nodeCategories
    .map(({ id, title }) => ({ id, title, types: types.filter((schema) => schema.nodeCategory === id) }))
    .filter((category) => category.types.length > 0);
}

/** Whether items of this type can be duplicated. */
export function canDuplicate(schema: ItemSchema | undefined): boolean {
  return schema?.attributes?.['AllowDuplicate'] !== 'false';
}

/** Whether items of this type can be deleted. */
export function canRemove(schema: ItemSchema | undefined): boolean {
  return schema?.attributes?.['AllowRemove'] !== 'false';
}

/** Whether a node can move to a workflow of this type; nodes that each workflow has exactly once cannot. */
export function canMoveToWorkflow(
  schemas: ItemSchemas,
  node: Pick<SkinnyItem, 'kind' | 'type'>,
  workflowType: string,
): boolean {
  const schema = findItemSchema(schemas, node);
  if (!schema || !canRemove(schema) || !canDuplicate(schema)) return false;
  return schema.workflowTypes?.includes(workflowType) ?? true;
}

/** The workflow types that can be added: those of tests in a test plan, all others in other projects. */
export function listAddableWorkflowTypes(
  { workflowSchemas }: ItemSchemas,
  projectType: string | undefined,
): readonly ItemSchema[] {
  const isPlan = projectType === 'TestPlan';
  return Object.values(workflowSchemas).filter(({ type }) => type.startsWith('Test') === isPlan);
}
